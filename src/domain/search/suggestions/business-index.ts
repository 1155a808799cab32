import { milesBetween } from "#domain/geo/distance.ts"
import type { Point } from "#domain/provider/search/provider-search.ts"
import { searchRadiusMiles } from "#domain/provider/search/search-options.ts"

import { type BusinessTable, makeBusinessTable } from "./business-table.ts"
import { makeColumn, uint32 } from "./columns.ts"
import { squareOf, squaresAround } from "./map-squares.ts"
import { makeNameList } from "./name-list.ts"
import { hasAllWords, wordedText, wordsIn } from "./typed-words.ts"
import { makeWholeNames } from "./whole-names.ts"

// Where this many businesses have the same name, none of them is the one that is looked for.
const mostCalled = 20

const isNear = (place: Point, point: Point | null) =>
  point !== null && milesBetween(place, point) <= searchRadiusMiles

const makeSquare = () => ({ ranks: makeColumn(uint32), points: new Map<string, Point>() })

/** The businesses of a table by the words of their names, everywhere and by parts of the map. Empty at first. */
export const makeBusinessIndex = (table: BusinessTable = makeBusinessTable()) => {
  // A business's rank is its place among all by their ratings, from 0 on.
  const rows = table.bestFirst()
  const rowOf = (rank: number) => rows[rank] ?? 0
  const pointOf = (rank: number) => table.point(rowOf(rank))
  const names = makeNameList((rank) => table.worded(rowOf(rank)))
  const wholeNames = makeWholeNames(rows.length, (rank) => table.worded(rowOf(rank)))
  const squares = new Map<number, ReturnType<typeof makeSquare>>()
  let taken = 0

  const putOnMap = (rank: number, point: Point) => {
    const square = squares.get(squareOf(point)) ?? makeSquare()
    squares.set(squareOf(point), square)
    square.ranks.put(rank)
    square.points.set(`${point.latitude} ${point.longitude}`, point)
  }

  const squaresNear = (place: Point) =>
    squaresAround(place, searchRadiusMiles).flatMap((number) => {
      const square = squares.get(number)
      return square === undefined ? [] : [square]
    })

  const withWords = (words: ReadonlyArray<string>, limit: number) =>
    names.first(words, limit, (rank) => hasAllWords(words, table.worded(rowOf(rank))))

  const near = (words: ReadonlyArray<string>, place: Point, limit: number) =>
    squaresNear(place)
      .flatMap(({ ranks }) => names.firstOf(ranks, words, limit, (rank) => isNear(place, pointOf(rank))))
      .toSorted((a, b) => a - b)
      .slice(0, limit)

  return {
    /** Indexes the next `count` businesses, the best rated first; returns whether there are more. */
    takeIn: (count: number): boolean => {
      for (const end = Math.min(taken + count, rows.length); taken < end; taken += 1) {
        names.put()
        wholeNames.put(taken)
        const point = pointOf(taken)
        if (point !== null) putOnMap(taken, point)
      }
      return taken < rows.length
    },

    /** The businesses whose names have all of the words: those near the place first, then the best rated. */
    named: (words: ReadonlyArray<string>, place: Point | null, limit: number) => {
      const first = place === null ? [] : near(words, place, limit)
      const isFurther = (rank: number) => place === null || !isNear(place, pointOf(rank))
      const ranks = [...first, ...names.first(words, limit - first.length, isFurther)]
      return ranks.map((rank) => table.shown(rowOf(rank)))
    },

    /** The businesses with exactly this name, the best rated first. */
    called: (text: string) => {
      const worded = wordedText(text)
      const best = wholeNames.find(worded)
      // A name without any of our letters has no words.
      if (best === undefined || worded.trim() === "") return []
      const isSame = (rank: number) => table.worded(rowOf(rank)) === worded
      const ranks = new Set([best, ...names.first(wordsIn(worded), mostCalled, isSame)])
      return [...ranks].map((rank) => table.shown(rowOf(rank)).id)
    },

    /**
     * The places of the businesses whose names have all words of a text as they are written, null for one that is
     * nowhere on the map; none where these are very many.
     */
    whereNamed: (text: string): ReadonlyArray<Point | null> => {
      const ranks = withWords(wordsIn(wordedText(text)), mostCalled)
      return ranks.length === mostCalled ? [] : ranks.map(pointOf)
    },

    /** Whether a name has this word, as it is written. */
    hasWord: (word: string): boolean => withWords([word], 1).length > 0,

    /** Whether a word of a name begins with this. */
    hasBeginning: (beginning: string): boolean => names.first([beginning], 1, () => true).length > 0,

    /** Whether any business is within reach of a place. */
    hasNear: (place: Point): boolean =>
      squaresNear(place).some(({ points }) => [...points.values()].some((point) => isNear(place, point)))
  }
}
export type BusinessIndex = Omit<ReturnType<typeof makeBusinessIndex>, "takeIn">
