import { describe, expect, it } from "vitest"

import { categoryNames } from "#domain/catalogue/category-names.ts"
import { notOfferedText } from "#domain/search/not-offered-text.ts"
import { vocabulary } from "#domain/search/tasks/index.ts"
import { phrasesOf, wordingsOf } from "#domain/search/tasks/notation.ts"
import { taskSuggestions } from "#domain/search/tasks/suggestions.ts"
import { sourcesIn } from "#tests/support/source/imports.ts"

import { openInterpreter } from "./asking.ts"

describe("the vocabulary of the search", () => {
  it("has every category of the catalogue", () => {
    expect(vocabulary.map(({ trade }) => trade).toSorted()).toEqual([...categoryNames].toSorted())
  })

  it("has at least 600 phrases, each once, and 20 for each trade", () => {
    const texts = taskSuggestions().map(({ text }) => text)
    console.info(`${texts.length} phrases for tasks`)
    expect(texts.length).toBeGreaterThanOrEqual(600)
    expect(new Set(texts).size).toBe(texts.length)
    const poor = categoryNames.filter(
      (name) => taskSuggestions().filter(({ trade }) => trade === name).length < 20
    )
    expect(poor).toEqual([])
  })

  it("is written so that each phrase can be read", () => {
    for (const { text } of taskSuggestions()) expect(text).toMatch(/^[a-z0-9]+(?: [a-z0-9]+)+$|^[a-z]+$/)
  })

  it("suggests nothing that means another trade first", async () => {
    const { understood } = await openInterpreter()
    const meant = taskSuggestions().map(({ text }) => {
      const { notOffered, trades } = understood(text)
      return { text, trade: notOffered ?? trades[0] }
    })
    expect(meant).toEqual(taskSuggestions())
  })

  it("stands apart of what browsers load", () => {
    const readers = sourcesIn(["ui"]).filter(({ text }) =>
      /#domain\/search\/(?:tasks|meaning|interpret\.ts)/.test(text)
    )
    expect(readers.map(({ path }) => path)).toEqual([])
  })
})

describe("a line of it", () => {
  it("makes a phrase of each thing, in the first of its wordings", () => {
    expect(phrasesOf("clogged/backed_up drain|sink")).toEqual(["clogged drain", "clogged sink"])
  })

  it("is said in every wording", () => {
    expect(wordingsOf("clogged/backed_up drain")).toEqual(["clogged drain", "backed up drain"])
  })
})

describe("a trade that is not offered", () => {
  it.each([
    ["locksmiths", ["Handyman"], "We have no locksmiths yet. A handyman may help."],
    [
      "solar installers",
      ["Electrical", "Roofing"],
      "We have no solar installers yet. An electrician or a roofer may help."
    ],
    ["towing companies", [], "We have no towing companies yet."]
  ] as const)("%s", (people, helpers, sentence) => {
    expect(notOfferedText(people, helpers)).toBe(sentence)
  })
})
