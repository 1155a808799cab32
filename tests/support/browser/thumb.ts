import type { Locator, Page } from "playwright-core"

import { patience } from "./at-product.ts"

/** The taps and fields that a step of a journey takes. */
export interface Effort {
  readonly step: string
  readonly taps: number
  readonly fields: number
}

/** Milliseconds for which something may cover the target of a tap: a toast stays for longer. */
const coveredMs = 2_000

const hasFocus = (field: Locator) => field.evaluate((element) => element === document.activeElement)

/** Whether the keyboard's "next" key leads from the field with the focus, an input of one line, to this one. */
const isNext = (field: Locator) =>
  field.evaluate((element) => {
    const from = document.activeElement
    if (!(from instanceof HTMLInputElement) || from.form === null) return false
    const fields = [...from.form.elements].filter(
      (one) =>
        one instanceof HTMLElement &&
        one.matches("input:not([type=radio], [type=checkbox]), textarea:not([aria-hidden]), select") &&
        one.tabIndex >= 0
    )
    return fields[fields.indexOf(from) + 1] === element
  })

/**
 * Goes through a journey on a phone as a thumb does, and counts (docs/testing.md#the-journey). What is tapped has to be
 * there, and nothing may lie over it.
 */
export const aThumb = (page: Page) => {
  const efforts: Array<Effort> = []
  const count = (taps: number, fields = 0) => {
    const last = efforts.pop()
    if (last === undefined) throw new Error("A journey begins with a step")
    efforts.push({ step: last.step, taps: last.taps + taps, fields: last.fields + fields })
  }
  const tap = async (place: Locator) => {
    await place.first().waitFor(patience)
    await place.first().tap({ timeout: coveredMs })
    count(1)
  }
  return {
    step: (name: string) => void efforts.push({ step: name, taps: 0, fields: 0 }),
    tap,
    press: (place: Page | Locator, name: string | RegExp) => tap(place.getByRole("button", { name })),
    /** Appends to the field's text; taps it first, unless it has the focus or the "next" key leads there. */
    type: async (field: Locator, text: string) => {
      await field.waitFor(patience)
      if (await isNext(field)) await field.focus()
      else if (!(await hasFocus(field))) await tap(field)
      await page.keyboard.type(text)
      count(0, 1)
    },
    /** Presses Enter, which submits the form; it counts as a tap on the form's button. */
    send: async () => {
      await page.keyboard.press("Enter")
      count(1)
    },
    efforts: (): ReadonlyArray<Effort> => efforts
  }
}

export type Thumb = ReturnType<typeof aThumb>

export const sumOf = (efforts: ReadonlyArray<Effort>): Effort =>
  efforts.reduce(
    (sum, { fields, taps }) => ({ step: sum.step, taps: sum.taps + taps, fields: sum.fields + fields }),
    { step: "in all", taps: 0, fields: 0 }
  )

/** A line per step, and one for the sum. */
export const effortLines = (efforts: ReadonlyArray<Effort>): string =>
  [...efforts, sumOf(efforts)]
    .map(
      ({ fields, step, taps }) =>
        `${step.padEnd(24)}${String(taps).padStart(3)} taps${String(fields).padStart(4)} typed`
    )
    .join("\n")
