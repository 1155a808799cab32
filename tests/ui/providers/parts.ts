import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { vi } from "vitest"

const user = userEvent.setup({ delay: null })

// By text, for asking a page of cards for roles and names costs seconds in this DOM.
export const button = (name: string) => screen.getByText(name, { selector: "button" })
export const press = (name: string) => user.click(button(name))

/** The providers on the page, in their order. */
export const shownNames = () =>
  [...document.querySelectorAll("article h2, article h3")].map((heading) => heading.textContent)

/** From now on the server answers one path (without its query) in a given way, and all others itself. */
export const answerAt = (path: string, answer: () => Promise<Response>) => {
  const real = globalThis.fetch
  vi.stubGlobal("fetch", (input: string, init?: RequestInit) =>
    input.split("?")[0] === path ? answer() : real(input, init)
  )
}

export const withStatus =
  (status: number, body: unknown = {}) =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status }))

export const never = () => new Promise<Response>(() => {})
