import { expect, it } from "vitest"

import { milesBetween } from "#domain/geo/distance.ts"
import { farthestTowns, type Town } from "#domain/geo/farthest-towns.ts"

const base = { latitude: 30, longitude: -97 }

/** A town so many miles to the north and to the east. */
const town = (city: string, north: number, east: number, zipCodes = 1): Town => ({
  city,
  state: "TX",
  zipCodes,
  latitude: base.latitude + north / 69.1,
  longitude: base.longitude + east / (69.1 * Math.cos((base.latitude * Math.PI) / 180))
})

const names = (miles: number, towns: ReadonlyArray<Town>) =>
  farthestTowns(base, miles, towns).map(({ city }) => city)

it("Three towns in three directions say how far a circle reaches, the farthest first", () => {
  const towns = [town("North", 48, 0), town("South", -46, 0), town("East", 0, 49), town("Beyond", 51, 0)]
  expect(names(50, towns)).toEqual(["East", "North", "South"])
})

it("Of towns in one direction the best known stands for them, where it is far enough out", () => {
  const hamlet = town("Hamlet", 49, 1)
  expect(names(50, [hamlet, town("City", 42, 0, 20)])).toEqual(["City"])
  expect(names(50, [hamlet, town("City", 30, 0, 20)])).toEqual(["Hamlet"])
})

it("Where the outer fifth is empty, the farthest of the others are named", () => {
  expect(names(50, [town("Near", 8, 0), town("Nearer", 0, 4)])).toEqual(["Near", "Nearer"])
  expect(names(5, [])).toEqual([])
})

it("None is farther than the circle, and none in the direction of another", () => {
  const around = Array.from({ length: 72 }, (_, at) => {
    const angle = (at * 5 * Math.PI) / 180
    const miles = 20 + (at % 9) * 5
    return town(`Town ${at}`, miles * Math.cos(angle), miles * Math.sin(angle), (at * 7) % 11)
  })
  const chosen = farthestTowns(base, 50, around)
  expect(chosen).toHaveLength(3)
  for (const one of chosen) {
    expect(milesBetween(base, one)).toBeLessThanOrEqual(50)
    expect(milesBetween(base, one)).toBeGreaterThanOrEqual(40)
  }
})
