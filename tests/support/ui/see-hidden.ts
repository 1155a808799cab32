import { configure } from "@testing-library/react"
import { afterAll, beforeAll } from "vitest"

/** For files of tests whose pages hide nothing: most of their time goes into checks whether an element is hidden. */
export const seeHidden = (): void => {
  beforeAll(() => configure({ defaultHidden: true }))
  afterAll(() => configure({ defaultHidden: false }))
}
