import * as fc from "fast-check"
import { describe, expect, it } from "vitest"

import { isSettled, needsOf } from "#domain/quote/needs.ts"
import { QuoteId } from "#domain/shared/ids.ts"
import { aProject, aQuote, aUserId } from "#tests/support/builders.ts"

const [olivia, nora] = [aUserId(), aUserId()]
const project = aProject()
const minute = 60_000
const begun = Date.parse("2026-03-02T09:00:00.000Z")

const askedAt = (minutes: number) => new Date(begun + minutes * minute).toISOString()

const asked = (minutes: number, overrides: Parameters<typeof aQuote>[0] = {}) =>
  aQuote({ homeownerId: olivia, createdAt: askedAt(minutes), ...overrides })

const on = (minutes: number, { id: projectId } = project) => asked(minutes, { projectId })

describe("a need", () => {
  it("is what several were asked for in the same words, each within an hour of another", () => {
    const [first, second, third, later] = [asked(0), asked(59), asked(119), asked(180)]
    expect(needsOf([later, third, second, first])).toEqual([[later], [third, second, first]])
  })

  it.each([
    ["another service", { serviceType: "Electrical" }],
    ["other words", { description: "The bathroom tap drips as well." }],
    ["another homeowner's", { homeownerId: nora }],
    ["a bid", { projectId: project.id }]
  ])("is not shared by %s", (_, difference) => {
    const [one, other] = [asked(0), asked(1, difference)]
    expect(needsOf([one, other])).toEqual([[one], [other]])
  })

  it("is a project with all offers on it, however far apart they come, and none on another", () => {
    const [first, second, last, elsewhere] = [on(0), on(90), on(9_000), on(1, aProject())]
    expect(needsOf([last, elsewhere, second, first])).toEqual([[last, second, first], [elsewhere]])
  })
})

describe("a request", () => {
  it.each(["accepted", "completed"] as const)("is settled once another one of its need is %s", (status) => {
    const [chosen, second, third, later] = [asked(0, { status }), asked(59), asked(118), asked(180)]
    const list = [later, third, second, chosen]
    expect(list.filter((one) => isSettled(one, list))).toEqual([third, second, chosen])
  })

  it.each(["pending", "rejected", "cancelled"] as const)("is not where the other one is %s", (status) => {
    const list = [asked(0, { status }), asked(1)]
    expect(list.filter((one) => isSettled(one, list))).toEqual([])
  })
})

const request = fc
  .record({
    id: fc.uuid({ version: 7 }).map((id) => QuoteId.make(id)),
    minutes: fc.nat({ max: 400 }),
    homeownerId: fc.constantFrom(olivia, nora),
    serviceType: fc.constantFrom("Plumbing", "Electrical"),
    description: fc.constantFrom("The tap drips.", "The fan hums."),
    projectId: fc.constantFrom(null, null, project.id)
  })
  .map(({ minutes, ...overrides }) => asked(minutes, overrides))

const requests = fc.uniqueArray(request, { selector: ({ id }) => id, maxLength: 25 })

type Requests = ReadonlyArray<ReturnType<typeof aQuote>>

const idsOf = (need: Requests) => need.map(({ id }) => id)
const together = (list: Requests) => needsOf(list).map((need) => idsOf(need).toSorted().join(" "))

const timesOf = (need: Requests) =>
  need.map(({ createdAt }) => Date.parse(createdAt)).toSorted((a, b) => a - b)
const areAlike = ([one]: Requests, [other]: Requests) =>
  one?.projectId === null &&
  other?.projectId === null &&
  one.homeownerId === other.homeownerId &&
  one.serviceType === other.serviceType &&
  one.description === other.description

describe("needs", () => {
  it("hold each request once, in the order given", () => {
    fc.assert(
      fc.property(requests, (list) => {
        const needs = needsOf(list)
        expect(idsOf(needs.flat()).toSorted()).toEqual(idsOf(list).toSorted())
        for (const need of needs) expect(need).toEqual(list.filter((one) => need.includes(one)))
        const firsts = needs.flatMap(([first]) => (first ? [list.indexOf(first)] : []))
        expect(firsts).toEqual(firsts.toSorted((a, b) => a - b))
      })
    )
  })

  it("are the same whatever the order", () => {
    const shuffled = requests.chain((list) =>
      fc.tuple(
        fc.constant(list),
        fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length })
      )
    )
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        expect(together(other).toSorted()).toEqual(together(list).toSorted())
      })
    )
  })

  it("are not torn apart by what is loaded later", () => {
    fc.assert(
      fc.property(requests, fc.nat({ max: 25 }), (list, loaded) => {
        const inAll = needsOf(list)
        for (const need of needsOf(list.slice(0, loaded))) {
          expect(inAll.some((whole) => need.every((one) => whole.includes(one)))).toBe(true)
        }
      })
    )
  })

  it("are an hour apart from others of the same words, and no wider inside", () => {
    fc.assert(
      fc.property(requests, (list) => {
        const needs = needsOf(list)
        for (const need of needs.filter(([{ projectId }]) => projectId === null)) {
          const times = timesOf(need)
          times
            .slice(1)
            .forEach((time, at) => expect(time - Number(times[at])).toBeLessThanOrEqual(60 * minute))
          for (const other of needs.filter((one) => one !== need && areAlike(one, need))) {
            for (const time of times) {
              for (const far of timesOf(other)) expect(Math.abs(time - far)).toBeGreaterThan(60 * minute)
            }
          }
        }
      })
    )
  })
})
