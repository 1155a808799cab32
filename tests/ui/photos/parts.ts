import { fireEvent, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { vi } from "vitest"

import { aPng } from "#tests/support/a-picture.ts"

export const user = userEvent.setup({ delay: null })

/** Pictures as a phone has them, each of another colour. */
export const pictures = (count: number): Promise<ReadonlyArray<File>> =>
  Promise.all(
    Array.from({ length: count }, async (_, place) => {
      const bytes = await aPng({ background: `rgb(${20 * place}, 90, 120)` })
      return new File([new Uint8Array(bytes)], `${place}.png`, { type: "image/png" })
    })
  )

/** A file that claims to be a picture, but is not. */
export const noPicture = () => new File(["not a picture"], "notes.png", { type: "image/png" })

const inputs = () => [...document.querySelectorAll<HTMLInputElement>("input[type=file]")]

/** Chooses files as the browser's file dialog does. */
export const choose = async (files: ReadonlyArray<File>, place = 0) => {
  const input = inputs()[place]
  if (!input) throw new Error("There is nothing to choose files with")
  await user.upload(input, [...files])
}

export const said = (words: string | RegExp) => screen.findByText(words, { selector: "[role=status]" })

export const buttons = (name: string) => screen.getAllByRole("button", { name, hidden: true })

/** The person's first input, which loads what the first view does not need. */
export const begin = async () => {
  fireEvent.pointerMove(window)
  await screen.findByText(/Avoid house numbers/)
}

/** Holds uploads back until the test releases them; `held` has those in flight. */
export const holdUploads = () => {
  const held: Array<() => void> = []
  // eslint-disable-next-line typescript/unbound-method -- it is called with its own `this`
  const real = XMLHttpRequest.prototype.send
  vi.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(function (this: XMLHttpRequest, body) {
    held.push(() => real.call(this, body))
  })
  return { held, letGo: () => held.splice(0).forEach((send) => send()) }
}
