import { describe, expect, it } from "vitest"
import { lookup } from "zipcodes"

import { cellOf, cellsAround } from "#domain/events/cells.ts"
import { topicOfSpecialty, topicOfSpecialtyAnywhere, topicOfSpecialtyIn } from "#domain/events/event.ts"
import { newsOfProject, topicsOfReach } from "#domain/events/news.ts"
import { isWithinReach } from "#domain/project/reach.ts"

import { aProject } from "../support/builders.ts"

const points =
  "78701 78757 78664 76501 78205 76701 77001 70112 10001 02108 98101 98402 99501 96813 00901 96910 99546 99723"
    .split(" ")
    .map((zipCode) => {
      const place = lookup(zipCode)
      return { latitude: place?.latitude ?? 0, longitude: place?.longitude ?? 0 }
    })

const nowhere = { latitude: null, longitude: null }

const bases = [...points, null]

describe("The topics of a provider's reach", () => {
  it.each([1, 25, 50, 200])("hear of all that is within %d miles, wherever it is", (radiusMiles) => {
    const missed = bases.flatMap((base) => {
      const topics = new Set(topicsOfReach(["Roofing", "Moving"], { base, radiusMiles }))
      return [...points, nowhere].filter((point) => {
        const project = aProject({ category: "Moving", ...point })
        const isHeard = newsOfProject([project], []).to.some((topic) => topics.has(topic))
        return isWithinReach(project, { base, radiusMiles }) && !isHeard
      })
    })
    expect(missed).toEqual([])
  })

  it("hear of nothing in Tacoma from Austin, and of no other work", () => {
    const [austin, tacoma] = [lookup("78701"), lookup("98402")]
    const base = { latitude: austin?.latitude ?? 0, longitude: austin?.longitude ?? 0 }
    const topics = new Set(topicsOfReach(["Roofing"], { base, radiusMiles: 50 }))
    const there = { latitude: tacoma?.latitude ?? 0, longitude: tacoma?.longitude ?? 0 }
    const others = [aProject({ category: "Roofing", ...there }), aProject({ category: "Moving", ...base })]
    expect(others.flatMap((project) => newsOfProject([project], []).to).some((to) => topics.has(to))).toBe(
      false
    )
    expect(topics.has(topicOfSpecialtyIn("Roofing", cellOf(base)))).toBe(true)
  })

  it("are few: 16 cells at 50 miles, and one topic where there would be hundreds", () => {
    const austin = { latitude: 30.27, longitude: -97.74 }
    expect(cellsAround(austin, 50).length).toBeLessThanOrEqual(16)
    const trades = Array.from({ length: 15 }, (_, index) => `Trade ${index}`)
    expect(topicsOfReach(trades, { base: austin, radiusMiles: 200 })).toEqual(
      trades.flatMap((name) => [topicOfSpecialty(name), topicOfSpecialtyAnywhere(name)])
    )
  })

  it("go around the globe", () => {
    const cells = cellsAround({ latitude: 51.9, longitude: -179.9 }, 50)
    expect(cells).toContain(cellOf({ latitude: 51.9, longitude: 179.8 }))
    expect(cells).toContain(cellOf({ latitude: 51.9, longitude: -179.5 }))
  })
})
