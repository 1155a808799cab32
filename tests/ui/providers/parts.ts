import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { vi } from "vitest"

const user = userEvent.setup({ delay: null })

// By text: queries by role and name take seconds on a page of cards in this DOM.
export const button = (name: string) => screen.getByText(name, { selector: "button" })
export const press = (name: string) => user.click(button(name))

/** The providers on the page, in their order. */
export const shownNames = () =>
  [...document.querySelectorAll("article h2, article h3")].map((heading) => heading.textContent)

/** Replaces the server's answers for one path (without its query) from now on. */
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
