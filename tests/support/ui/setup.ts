import { configure } from "@testing-library/dom"

// A busy machine takes its time over an answer; a second, the default, says more of the machine than of the screen.
configure({ asyncUtilTimeout: 8_000 })
