import { act } from "@testing-library/react"
import { type ReactNode, useLayoutEffect } from "react"
import { hydrateRoot, type Root } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, beforeEach, expect, it } from "vitest"

import { SelectiveHydration } from "#ui/shared/hydration/SelectiveHydration.tsx"

let steps: Array<string> = []
beforeEach(() => {
  steps = []
})

let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
  document.body.innerHTML = ""
})

/** Puts a server-rendered page into the document; the returned function starts hydration. */
const rendered = (page: ReactNode) => {
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`
  const element = document.getElementById("root")
  if (!element) throw new Error("The page has no root")
  return () => {
    root = hydrateRoot(element, page)
  }
}

/** A button that records its hydration and its presses. */
const Button = ({ name }: { readonly name: string }) => {
  useLayoutEffect(() => void steps.push(`${name} is taken over`), [name])
  return (
    <button type="button" id={name} onClick={() => steps.push(`${name} is pressed`)}>
      {name}
    </button>
  )
}

it("is taken over after what stands around it", () => {
  const begin = rendered(
    <>
      <SelectiveHydration>
        <Button name="card" />
      </SelectiveHydration>
      <Button name="search" />
    </>
  )
  act(begin)
  expect(steps).toEqual(["search is taken over", "card is taken over"])
})

it("is taken over at once, and before the others, when it is pressed", () => {
  const begin = rendered(
    <>
      <SelectiveHydration>
        <Button name="first card" />
      </SelectiveHydration>
      <SelectiveHydration>
        <Button name="second card" />
      </SelectiveHydration>
    </>
  )
  act(() => {
    begin()
    document.getElementById("second card")?.click()
    expect(steps).toEqual(["second card is taken over", "second card is pressed"])
  })
  expect(steps).toEqual(["second card is taken over", "second card is pressed", "first card is taken over"])
})
