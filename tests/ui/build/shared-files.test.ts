// @vitest-environment node
import { describe, expect, it } from "vitest"

import { seededRandom } from "#adapters/demo/random.ts"
import { type Part, type Piece, sharedFiles } from "#ui/build/shared-files.ts"

const aPiece = (name: string, { bytes = 100, imports = [] }: Partial<Piece> = {}): Piece => ({
  name,
  bytes,
  imports
})

const aPart = (needs: string, { limit = Infinity, weight = 1 }: Partial<Part> = {}): Part => ({
  needs: new Set(needs.split(" ")),
  weight,
  limit
})

const filesOf = (pieces: ReadonlyArray<Piece>, parts: ReadonlyArray<Part>, fileWorth: number) =>
  sharedFiles(pieces, parts, fileWorth)
    .map((names) => names.toSorted().join(" "))
    .toSorted()

it("puts what the same parts need into one file", () => {
  const pieces = [aPiece("cards"), aPiece("fields"), aPiece("stars")]
  const parts = [aPart("cards stars fields"), aPart("cards stars")]
  expect(filesOf(pieces, parts, 0)).toEqual(["cards stars", "fields"])
})

it("makes two files one where a file less is worth more than what some fetch without need", () => {
  const pieces = [aPiece("cards"), aPiece("fields")]
  const parts = [aPart("cards fields"), aPart("cards")]
  expect(filesOf(pieces, parts, 99)).toEqual(["cards", "fields"])
  expect(filesOf(pieces, parts, 101)).toEqual(["cards fields"])
})

it("counts a part as much as it weighs", () => {
  const pieces = [aPiece("cards"), aPiece("fields")]
  const parts = [aPart("cards fields", { weight: 3 }), aPart("cards")]
  expect(filesOf(pieces, parts, 34)).toEqual(["cards fields"])
  expect(filesOf(pieces, parts, 32)).toEqual(["cards", "fields"])
})

it("leaves apart what nobody fetches together", () => {
  expect(filesOf([aPiece("cards"), aPiece("fields")], [aPart("cards"), aPart("fields")], 1_000)).toEqual([
    "cards",
    "fields"
  ])
})

it("keeps each part within its limit", () => {
  const pieces = [aPiece("cards"), aPiece("fields")]
  expect(filesOf(pieces, [aPart("cards fields"), aPart("cards", { limit: 199 })], 1_000)).toHaveLength(2)
  expect(filesOf(pieces, [aPart("cards fields"), aPart("cards", { limit: 200 })], 1_000)).toHaveLength(1)
})

it("counts what a file that is fetched without need needs itself", () => {
  const pieces = [
    aPiece("cards"),
    aPiece("fields", { imports: ["checks"] }),
    aPiece("checks", { bytes: 500 })
  ]
  const parts = [
    aPart("cards fields checks"),
    aPart("cards"),
    // So many parts of the checks alone keep these in a file of their own.
    ...Array.from({ length: 20 }, () => aPart("checks"))
  ]
  expect(filesOf(pieces, parts, 300)).toEqual(["cards", "checks", "fields"])
  expect(filesOf([aPiece("cards"), aPiece("fields"), aPiece("checks", { bytes: 500 })], parts, 300)).toEqual([
    "cards fields",
    "checks"
  ])
})

it("knows who fetches a file only because another needs it", () => {
  // The file of cards contains fields, which import checks: with art among the checks, "cards art" needs no third file.
  const pieces = [
    aPiece("cards"),
    aPiece("fields", { bytes: 400, imports: ["checks"] }),
    aPiece("checks", { bytes: 200 }),
    aPiece("art", { bytes: 330 })
  ]
  const parts = [
    aPart("cards fields checks", { weight: 9 }),
    aPart("cards art"),
    aPart("checks art", { weight: 9 })
  ]
  expect(filesOf(pieces, parts, 300)).toEqual(["art checks", "cards fields"])
})

/** Random pieces, each of which imports some later ones, and parts that need some of them. */
const aProgram = (seed: number) => {
  const random = seededRandom(`program ${seed}`)
  const chosen = (names: ReadonlyArray<string>, probability: number) =>
    names.filter(() => random.chance(probability))
  const names = Array.from({ length: 14 }, (_, index) => `piece-${index}`)
  const pieces = names.map((name, index) =>
    aPiece(name, { bytes: random.between(1, 900), imports: chosen(names.slice(index + 1), 0.15) })
  )
  const closed = (begun: ReadonlyArray<string>) => {
    const needed = new Set(begun)
    for (const name of needed)
      pieces.find((piece) => piece.name === name)?.imports.forEach((next) => needed.add(next))
    return needed
  }
  const parts = Array.from({ length: 8 }, () =>
    aPart([...closed(chosen(names, 0.2))].join(" "), {
      weight: random.next() + 0.1,
      limit: random.between(3_000, 8_000)
    })
  )
  return { pieces: pieces.filter(({ name }) => parts.some(({ needs }) => needs.has(name))), parts }
}

type Files = ReadonlyArray<ReadonlyArray<string>>

/** The files that these files import, directly or through others; one of them is included where there is a cycle. */
const neededBy = (begun: ReadonlyArray<Files[number]>, files: Files, pieces: ReadonlyArray<Piece>) => {
  const needed = new Set<Files[number]>()
  const waiting = [...begun]
  for (let file = waiting.pop(); file; file = waiting.pop())
    for (const next of files.filter((other) =>
      pieces.some(({ imports, name }) => file?.includes(name) && imports.some((one) => other.includes(one)))
    )) {
      if (next === file || needed.has(next)) continue
      needed.add(next)
      waiting.push(next)
    }
  return needed
}

describe.each(Array.from({ length: 20 }, (_, seed) => seed))("of a program by chance (%i)", (seed) => {
  const { parts, pieces } = aProgram(seed)
  const fileWorth = 300
  const files = sharedFiles(pieces, parts, fileWorth)
  const fetchedBy = ({ needs }: Part, of: Files) => {
    const begun = of.filter((file) => file.some((name) => needs.has(name)))
    return new Set([...begun, ...neededBy(begun, of, pieces)])
  }
  const bytesOf = (of: Iterable<Files[number]>) =>
    pieces.reduce((sum, { bytes, name }) => sum + ([...of].flat().includes(name) ? bytes : 0), 0)
  const costOf = (of: Files) =>
    parts.reduce((sum, part) => {
      const fetched = fetchedBy(part, of)
      return sum + part.weight * (fileWorth * fetched.size + bytesOf(fetched))
    }, 0)

  it("puts each piece into one file", () => {
    expect(files.flat().toSorted()).toEqual(pieces.map(({ name }) => name).toSorted())
  })

  it("makes no files that need each other", () => {
    expect(files.filter((file) => neededBy([file], files, pieces).has(file))).toEqual([])
  })

  it("costs less than a file for each piece", () => {
    expect(costOf(files)).toBeLessThan(costOf(pieces.map(({ name }) => [name])))
  })

  it("brings no part above its limit that was not above it", () => {
    for (const part of parts)
      expect(bytesOf(fetchedBy(part, files))).toBeLessThanOrEqual(
        Math.max(part.limit, bytesOf([[...part.needs]]))
      )
  })
})
