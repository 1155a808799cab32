import { readFileSync } from "node:fs"

import { describe, expect, it } from "vitest"

import { readTrade, readTrades } from "#adapters/demo/trades.ts"
import { categoryNames } from "#domain/catalogue/category-names.ts"

const text = readFileSync("adapters/demo/data/plumbing.json", "utf8")
const changed = (from: string, to: string) => {
  expect(text).toContain(from)
  return text.replace(from, () => to)
}

describe("the files of the demo data", () => {
  it("describe every category of the catalogue, in its order", () => {
    expect(readTrades().map(({ name }) => name)).toEqual(categoryNames)
  })

  it.each([
    ["is no JSON", "{", ""],
    ["names a city that there is not", '"city": "austin"', '"city": "atlantis"'],
    ["has a fault without an answer", '"answer"', '"anwser"'],
    ["says something that nobody reads", '"name": "Plumbing"', '"name": "Plumbing", "motto": "Dry feet"']
  ])("are refused by name where one %s", (_, from, to) => {
    expect(() => readTrade(changed(from, to), "plumbing.json")).toThrow(
      /^plumbing\.json does not describe a trade: /
    )
  })

  it("say where in the file something is wrong", () => {
    const wrong = changed('"city": "austin"', '"city": "atlantis"')
    expect(() => readTrade(wrong, "plumbing.json")).toThrow(/at \["businesses"\]\[\d+\]\["city"\]/)
  })
})
