import { readFileSync } from "node:fs"

import { expect, it } from "vitest"

import { zipCentres } from "#tests/support/zip-centres.ts"
import { nearestZipCode } from "#ui/shared/search/suggest/zip-centres.ts"

const file = "ui/entry/browser/public/zip-centres.txt"
const centres = readFileSync(file, "utf8")

// Another version of the package may know others: `npx vitest run tests/ui/search/zip-centres.test.ts -u` writes them.
it("are those of the table of places", async () => {
  await expect(zipCentres()).toMatchFileSnapshot(`${process.cwd()}/${file}`)
})

it.each([
  ["78704", 30.2428, -97.7658],
  ["10001", 40.7508, -73.9961],
  ["02108", 42.3576, -71.0684],
  ["99801", 58.3628, -134.5294]
])("name %s for a device that is there", (zipCode, latitude, longitude) => {
  expect(nearestZipCode(centres, { latitude, longitude })).toBe(zipCode)
})

it("name none for a device in Paris, or at sea", () => {
  expect(nearestZipCode(centres, { latitude: 48.86, longitude: 2.35 })).toBeNull()
  expect(nearestZipCode(centres, { latitude: 0, longitude: 0 })).toBeNull()
})
