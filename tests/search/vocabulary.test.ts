import { describe, expect, it } from "vitest"

import { categoryNames } from "#domain/catalogue/category-names.ts"
import { subjectsMeant } from "#domain/search/meaning/subjects-meant.ts"
import { notOfferedText } from "#domain/search/not-offered-text.ts"
import { makeBusinessIndex } from "#domain/search/suggestions/business-index.ts"
import { makePhrases } from "#domain/search/suggestions/phrases.ts"
import { suggest } from "#domain/search/suggestions/suggest.ts"
import { vocabulary } from "#domain/search/tasks/index.ts"
import { phrasesOf, wordingsOf } from "#domain/search/tasks/notation.ts"
import { peopleOfTrades, taskSuggestions } from "#domain/search/tasks/suggestions.ts"
import { synonyms } from "#domain/search/tasks/synonyms.ts"
import { filler, urgentWords } from "#domain/search/words/filler.ts"
import { ordinaryWords } from "#domain/search/words/ordinary-words.ts"
import { rareWords } from "#domain/search/words/rare-words.ts"
import { rightWords } from "#domain/search/words/right-words.ts"
import { vocabularyWords } from "#domain/search/words/vocabulary-words.ts"
import { sourcesIn } from "#tests/support/source/imports.ts"

import { openInterpreter } from "./asking.ts"

const known = { phrases: makePhrases(taskSuggestions(), peopleOfTrades()), businesses: makeBusinessIndex() }
const suggestedFor = (text: string) => suggest(known, text, null).map((suggestion) => suggestion.text)

const shortened = (word: string) => word.replace(/(?:s|ed|ing)$/, "").replace(/(.)\1$/, "$1")

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

  it("gives no everyday word a meaning by its stem alone", () => {
    const hints = vocabulary.flatMap((trade) => trade.hints.flatMap(wordingsOf))
    const others = synonyms.flatMap(([, said]) => said.split(", "))
    const listed = [...vocabularyWords().keys(), ...hints, ...others]
    const written = new Set(listed.flatMap((word) => [word, shortened(word)]))
    const isWritten = (word: string) => written.has(word) || written.has(shortened(word))
    const words = [...filler, ...urgentWords, ...ordinaryWords, ...rightWords, ...rareWords]
    expect(words.filter((word) => !isWritten(word) && subjectsMeant([word]).length > 0)).toEqual([])
    for (const word of ["rated", "rating", "hand"]) expect([word, subjectsMeant([word])]).toEqual([word, []])
  })

  it("suggests nothing that means another trade first", async () => {
    const { understood } = await openInterpreter()
    const meant = taskSuggestions().map(({ text }) => {
      const { notOffered, trades } = understood(text)
      return { text, trade: notOffered ?? trades[0] }
    })
    expect(meant).toEqual(taskSuggestions().map(({ text, trade }) => ({ text, trade })))
  })

  it.each([
    ["electrician", ["Electrical"]],
    ["roofer", ["Roofing"]],
    ["pool guy", ["Pool Services"]],
    ["house cleaner", ["Cleaning"]],
    ["plumber", ["Plumbing"]],
    ["painter", ["Painting"]],
    ["maid", ["Cleaning"]],
    ["plumer", ["Plumbing"]],
    ["plumber near me", ["Plumbing"]],
    ["movers", ["Moving", "same day movers"]],
    ["hang tv", ["mount tv"]],
    ["install fridge", ["install refrigerator"]],
    ["cleaning comp", ["Cleaning"]],
    ["cleaning services", ["Cleaning"]],
    ["pest", []],
    ["gc", ["Construction"]]
  ])("suggests for %j %j", (text, suggested) => {
    expect(suggestedFor(text)).toEqual(suggested)
  })

  it.each([
    ["contractor", "Construction"],
    ["fridge", "refrigerator cleaning"],
    ["a/c", "ac not cooling"],
    ["air cond", "ac not cooling"],
    ["cheap pl", "Plumbing"],
    ["mover", "Moving"],
    ["roo", "Roofing"],
    ["rooter", "Plumbing"],
    ["spa", "hot tub repair"],
    ["s", "slow drain"],
    ["a", "old wiring"]
  ])("suggests for %j first %j", (text, first) => {
    expect(suggestedFor(text)[0]).toBe(first)
  })

  it("stands apart of what browsers load", () => {
    const readers = sourcesIn(["ui"]).filter(({ text }) =>
      /#domain\/search\/(?:tasks|meaning|interpret\.ts)/.test(text)
    )
    expect(readers.map(({ path }) => path)).toEqual([])
  })
})

describe("a line of it", () => {
  it("makes a phrase of each thing, the first of its wordings first", () => {
    expect(phrasesOf("clogged/backed_up drain|sink")).toEqual([
      ["clogged drain", "backed up drain"],
      ["clogged sink", "backed up sink"]
    ])
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
