import * as fc from "fast-check"
import { describe, expect, it } from "vitest"

import { harmlessCell, plainCell } from "#domain/import/csv-faults.ts"

describe("A cell of a file for spreadsheets", () => {
  it.each(["=1+1", "+1 512 555 0143", "-5", "@SUM(A1)", "\tx"])("is no formula: %j", (cell) => {
    expect(harmlessCell(cell)).toBe(`'${cell}`)
    expect(plainCell(harmlessCell(cell))).toBe(cell)
  })

  it("comes back as it was", () => {
    fc.assert(
      fc.property(fc.string(), (cell) => {
        fc.pre(!/^'[=+\-@\t\r]/.test(cell))
        expect(plainCell(harmlessCell(cell))).toBe(cell)
      })
    )
  })
})
