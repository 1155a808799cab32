import { expect, it } from "vitest"

import type { ReachedPlaces } from "#domain/geo/place-reach.ts"
import type { Problem } from "#ports/http/problem.ts"
import { atApp } from "#tests/support/app/at-app.ts"

const app = atApp()
const get = <A = ReachedPlaces>(query: string) => app.client().get<A>(`/api/places/reach?${query}`)
const reached = async (zipCode: string, miles: number) =>
  (await get(`zipCode=${zipCode}&miles=${miles}`)).body

it("A circle is told by the towns that it reaches, with their state where it is another one", async () => {
  expect(await reached("78701", 100)).toEqual({
    from: "Austin, TX",
    towns: ["Waco", "Kerrville", "Brenham"]
  })
  expect((await reached("98402", 100)).towns).toEqual(["Wenatchee", "Astoria, OR", "Mount Vernon"])
  expect((await reached("10001", 100)).towns).toEqual(["Hartford, CT", "Scranton, PA", "Philadelphia, PA"])
})

it("Offices and companies with ZIP codes of their own are no towns, nor is the town of the ZIP code itself", async () => {
  expect((await reached("78701", 10)).towns).toEqual(["Mc Neil"])
  expect((await reached("00901", 25)).towns.length).toBeGreaterThan(0)
})

it("A ZIP code that is not known reaches nothing that could be named", async () => {
  expect(await reached("00000", 50)).toEqual({ from: null, towns: [] })
})

it("The answer is the same for everybody, and may be kept", async () => {
  expect((await get("zipCode=78701&miles=50")).headers.get("cache-control")).toBe("public, max-age=300")
})

it.each([
  ["zipCode", "miles=50"],
  ["zipCode", "zipCode=Austin&miles=50"],
  ["zipCode", "zipCode=78701-1234&miles=50"],
  ["miles", "zipCode=78701"],
  ["miles", "zipCode=78701&miles=0"],
  ["miles", "zipCode=78701&miles=201"],
  ["miles", "zipCode=78701&miles=50&miles=60"],
  ["miles", "zipCode=78701&miles=far"]
])("Refused at %s: %s", async (field, query) => {
  const { body, status } = await get<Problem>(query)
  expect(status).toBe(422)
  expect(body.errors?.map((fault) => fault.field)).toEqual([field])
})
