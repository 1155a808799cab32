import { expect, it } from "vitest"

import { jsonText } from "#adapters/http-koa/endpoints/json-text.ts"

const lasting = Object.freeze({ id: 1, text: 'of "many"\u2028', parts: [1, null] })

it.each([
  ["nothing", null],
  ["a text", "a"],
  ["a thing", { a: 1 }],
  ["a thing that lasts", lasting],
  ["an empty list", []],
  ["texts", ["a", "b"]],
  ["things", [{ a: 1 }, { b: 2 }]],
  ["things that last", [lasting, lasting]],
  ["all of these", [lasting, { a: undefined }, undefined, null, "b", 3, [lasting], lasting]]
])("Of %s the text is what JSON has", (_, body) => {
  expect(jsonText(body)).toBe(JSON.stringify(body))
  expect(jsonText(body)).toBe(JSON.stringify(body))
})

it("What lasts is written once", () => {
  let written = 0
  const counted = Object.freeze({
    get text() {
      written += 1
      return "Ridge & Sons"
    }
  })
  for (let time = 0; time < 3; time += 1) expect(jsonText([counted])).toBe('[{"text":"Ridge & Sons"}]')
  expect(written).toBe(1)
})
