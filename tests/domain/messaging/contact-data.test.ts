import { expect, it } from "vitest"

import { contactDataWords, holdsContactData } from "#domain/messaging/contact-data.ts"

it.each([
  "512-555-0142",
  "Call me: (512) 555-0142.",
  "(512)555 0142",
  "my number is 5125550142",
  "+1 512 555 0142, any time",
  "1-512-555-0142",
  "512.555.0142",
  "olivia@example.com",
  "write to Olivia.Park+house@mail.example.co.uk!"
])("sees contact data in %j", (text) => {
  expect(holdsContactData(text)).toBe(true)
})

it.each([
  "",
  "The side gate is open on Thursday at 9.",
  "Between $1,200 and $2,500, please.",
  "Unit 4512, 78757-1234",
  "The part is 512-555-01429876",
  "Model 123-456-78",
  "$5125550142",
  "Meet @ noon, 3 p.m. at the latest",
  "olivia@home",
  "Made on 2026-11-23, paid 11/24/2026"
])("sees none in %j", (text) => {
  expect(holdsContactData(text)).toBe(false)
})

it("takes a longer text as much longer as it is, whatever stands in it", () => {
  const pieces = ["1", "a", "1-", ".", "a.", "a@", "(512)", "@a-."]
  const timeOf = (times: number) => {
    const texts = pieces.map((piece) => piece.repeat(times))
    const began = performance.now()
    texts.forEach(holdsContactData)
    return performance.now() - began
  }
  const quickest = { short: Infinity, long: Infinity }
  // Linear time: four times as long; quadratic time would be sixteen times. On a busy machine the minimum of each comes
  // late.
  const isInProportion = () => quickest.long / quickest.short < 8
  for (let round = 0; round < 100 && !isInProportion(); round++) {
    quickest.short = Math.min(quickest.short, timeOf(5_000))
    quickest.long = Math.min(quickest.long, timeOf(20_000))
  }
  expect(isInProportion()).toBe(true)
})

it("says what the business gets anyway", () => {
  expect(contactDataWords("Bluebonnet")).toBe(
    "You are about to share contact data. Bluebonnet gets your number anyway when you accept."
  )
})
