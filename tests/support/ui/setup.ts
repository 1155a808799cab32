import { configure } from "@testing-library/dom"
import { cleanup } from "@testing-library/react"
import { afterEach, beforeAll } from "vitest"

import { currentToast, dismissToast } from "#ui/shared/feedback/toast/toast.ts"

// A busy machine takes its time over an answer; a second, the default, says more of the machine than of the screen.
configure({ asyncUtilTimeout: 8_000 })

// Files share a document as they share modules: each begins with an empty one.
beforeAll(() => {
  // The library does this and its cleanup where it is read first, which is in one file of many.
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true)
  if (typeof document === "undefined") return
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name)
  document.head.replaceChildren()
  document.body.replaceChildren()
  window.happyDOM.setViewport({ width: 1_024, height: 768 })
})

// What one test leaves is no other test's. Tests of the server have no browser.
afterEach(() => {
  cleanup()
  const said = currentToast()
  if (said) dismissToast(said.id)
  if (typeof document === "undefined") return
  // The cursor goes on from where it stood, also in what was taken away.
  document.getSelection()?.removeAllRanges()
  localStorage.clear()
  sessionStorage.clear()
})
