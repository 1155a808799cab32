import { codes } from "zipcodes"

import { perDegree } from "#ui/shared/search/suggest/zip-centres.ts"

interface Centre {
  readonly code: number
  readonly north: number
  readonly east: number
}

const nowhere: Centre = { code: 0, north: 0, east: 0 }

/** The centres of all US ZIP codes, as `nearestZipCode` reads them; where several share a point, the lowest code. */
export const zipCentres = (): string => {
  const all = Object.values(codes)
    .filter(({ country, latitude, longitude }) => country === "US" && (latitude !== 0 || longitude !== 0))
    // Military post offices abroad.
    .filter(({ state }) => !["AA", "AE", "AP"].includes(state))
    .map(({ latitude, longitude, zip }) => ({
      code: Number(zip),
      north: Math.round(latitude * perDegree),
      east: Math.round(longitude * perDegree)
    }))
    .toSorted((a, b) => b.code - a.code)
  const atPoint = new Map(all.map((centre) => [`${centre.north} ${centre.east}`, centre]))
  const kept = [...atPoint.values()].toSorted((a, b) => a.code - b.code)
  const lines = kept.map((centre, index) => {
    const before = kept[index - 1] ?? nowhere
    return [centre.code - before.code, centre.north - before.north, centre.east - before.east].join(",")
  })
  return `${lines.join("\n")}\n`
}
