import { configure } from "@testing-library/react"
import { afterAll, beforeAll } from "vitest"

/** For a file of tests whose pages hide nothing: to ask by role whether something is hidden takes most of their time. */
export const seeHidden = (): void => {
  beforeAll(() => configure({ defaultHidden: true }))
  afterAll(() => configure({ defaultHidden: false }))
}
