import { beforeAll, describe, expect, it } from "vitest"

import type { Interpretation } from "#domain/search/interpretation.ts"

import { openInterpreter } from "./asking.ts"

describe("a place in a search text", () => {
  let understood: (text: string) => Interpretation

  beforeAll(async () => {
    ;({ understood } = await openInterpreter())
  })

  it.each([
    ["plumber in Round Rock", "Round Rock, TX"],
    ["electrician 78704", "78704"],
    ["electrician near 78704", "78704"],
    ["plumber austin tx", "Austin, TX"],
    ["plumber austin tx 78704", "78704"],
    ["austin plumber", "Austin, TX"],
    ["plumber Austin", "Austin, TX"],
    ["plumer austin", "Austin, TX"],
    ["plumber in Autsin", "Austin, TX"],
    ["roofers near Denver, CO", "Denver, CO"],
    ["handyman in Texas", "Texas"],
    ["movers nyc", "New York, NY"],
    ["in Austin I need a plumber", "Austin, TX"],
    ["plumber in austin asap please", "Austin, TX"],
    ["water heater leaking in San Antonio", "San Antonio, TX"],
    ["painters around Salt Lake City", "Salt Lake City, UT"]
  ])("%j is in %s", (text, name) => {
    const { place, trades, words } = understood(text)
    expect(place?.name).toBe(name)
    expect(trades).not.toEqual([])
    for (const word of name.toLowerCase().split(/[ ,]+/)) expect(words).not.toContain(word)
  })

  it.each([
    "paint in living room",
    "leak in ceiling",
    "crack in celing",
    "hole in wall",
    "water in basement",
    "mold in bathroom",
    "plumber near me",
    "tile around the tub",
    "light in closet",
    "squirrels in attic",
    "trees near house",
    "paint my house orange",
    "mobile home repair",
    "spring cleaning",
    "leak from upstairs bathroom",
    "joe's diner"
  ])("is not in %j", (text) => {
    expect(understood(text).place).toBeNull()
  })

  it("is no place of its own where nothing else tells a trade", () => {
    expect(understood("Austin")).toMatchObject({ place: null, words: ["austin"] })
  })
})
