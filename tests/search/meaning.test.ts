import { beforeAll, describe, expect, it } from "vitest"

import { seededRandom } from "#adapters/demo/random.ts"
import type { Interpretation } from "#domain/search/interpretation.ts"

import { openInterpreter } from "./asking.ts"
import { eighth } from "./tables/eighth.ts"
import { fifth } from "./tables/fifth.ts"
import { first } from "./tables/first.ts"
import { fourth } from "./tables/fourth.ts"
import { ninth } from "./tables/ninth.ts"
import { second } from "./tables/second.ts"
import { seventh } from "./tables/seventh.ts"
import { sixth } from "./tables/sixth.ts"
import { type Row, rowsOf, type Table } from "./tables/table.ts"
import { third } from "./tables/third.ts"
import { withTypingError } from "./typing-errors.ts"

const tables: ReadonlyArray<Table> = [first, second, third, fourth, fifth, sixth, seventh, eighth, ninth]
const rows = tables.flatMap(rowsOf)
const seeds = ["one", "two", "three", "four", "five"]

/** The share of texts that are understood, from 0 to 1; prints it. */
const share = (asked: ReadonlyArray<Row>, wrong: ReadonlyArray<Row>, what: string): number => {
  const part = 1 - wrong.length / asked.length
  console.info(`${(100 * part).toFixed(1)} % of ${asked.length} ${what} are understood`)
  return part
}

describe("the trade that a person means", () => {
  let understood: (text: string) => Interpretation

  beforeAll(async () => {
    ;({ understood } = await openInterpreter())
  })

  const isWrong = ({ text, trades }: Row) => {
    const [likeliest] = understood(text).trades
    return likeliest === undefined || !trades.includes(likeliest)
  }

  it.each([sixth, seventh, eighth, ninth].flatMap(rowsOf))("of $text is known", (row) => {
    expect({ ...row, isWrong: isWrong(row) }).toEqual({ ...row, isWrong: false })
  })

  it.each([
    ["no heat on second floor", ["HVAC"]],
    ["light out on second floor", ["Electrical"]],
    ["wash outside windows second floor", ["Cleaning"]]
  ])("of %j is that of what is there, not of the storey", (text, trades) => {
    expect(understood(text).trades).toEqual(trades)
  })

  it("is the first one of at least 97 % of the texts", () => {
    const wrong = rows.filter(isWrong)
    expect(rows.length).toBeGreaterThanOrEqual(300)
    expect(share(rows, wrong, "texts")).toBeGreaterThanOrEqual(0.97)
  })

  it("is the first one of at least 93 % of them with a typing error", () => {
    const mistyped = seeds.flatMap((seed) => {
      const chance = seededRandom(seed)
      return rows.map(({ text, trades }) => ({ text: withTypingError(text, chance), trades }))
    })
    const wrong = mistyped.filter(isWrong)
    expect(share(mistyped, wrong, "texts with a typing error")).toBeGreaterThanOrEqual(0.93)
  })
})
