import { act, waitFor } from "@testing-library/react"
import { expect, vi } from "vitest"

/** The form that a button or a field belongs to. */
export const formOf = (part: HTMLElement): HTMLFormElement => {
  const form =
    part.closest("form") ?? document.querySelector<HTMLFormElement>(`#${part.getAttribute("form")}`)
  if (form === null) throw new Error("it sends no form")
  return form
}

type Fetch = typeof fetch

const watched = (method: string, path: RegExp, send: (real: Fetch) => Fetch) => {
  const answers: Array<number | "none yet"> = []
  const real = globalThis.fetch
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    if (init?.method !== method || typeof input !== "string" || !path.test(input)) return real(input, init)
    const place = answers.push("none yet") - 1
    const response = await send(real)(input, init)
    answers[place] = response.status
    return response
  })
  const settled = () => waitFor(() => expect(answers).toContainEqual(expect.any(Number)))
  return { answers, settled }
}

/** Watches the calls of this method to this path from now on: `answers` has the status of each. */
export const watchCalls = (method: string, path: RegExp) => watched(method, path, (real) => real)

/**
 * As `watchCalls`, but each call comes to the server twice, and the first answer is lost: a browser sends a request again
 * by itself where a connection that was kept breaks before the answer.
 */
export const sendAgain = (method: string, path: RegExp) =>
  watched(method, path, (real) => async (...request) => {
    await real(...request)
    return real(...request)
  })

/** Waits longer than a form takes to be validated and sent. */
export const aWhile = () => act(async () => void (await fetch("/healthz")))

export const submit = (form: HTMLFormElement) =>
  form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))

/** Presses twice before React can render: both halves of a double click, or Enter and a click. */
export const twice = (press: () => unknown) =>
  act(() => {
    press()
    press()
  })
