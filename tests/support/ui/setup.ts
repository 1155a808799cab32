import { configure } from "@testing-library/dom"
import { cleanup } from "@testing-library/react"
import { afterEach, beforeAll } from "vitest"

import { currentToast, dismissToast } from "#ui/shared/feedback/toast/toast.ts"

import { elementError } from "./element-error.ts"

// The default of one second would fail on a busy machine, whatever the screen does.
configure({ asyncUtilTimeout: 8_000, getElementError: elementError })

// Test files share one document, as they share modules: it is emptied before each file.
beforeAll(() => {
  // Testing Library sets this, and its cleanup, only in the file that imports it first.
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true)
  if (typeof document === "undefined") return
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name)
  document.head.replaceChildren()
  document.body.replaceChildren()
  window.happyDOM.setViewport({ width: 1_024, height: 768 })
})

// No test leaves anything behind for the next. Tests of the server have no document.
afterEach(() => {
  cleanup()
  const said = currentToast()
  if (said) dismissToast(said.id)
  if (typeof document === "undefined") return
  // The selection would stay where it was, even in removed elements.
  document.getSelection()?.removeAllRanges()
  localStorage.clear()
  sessionStorage.clear()
})
