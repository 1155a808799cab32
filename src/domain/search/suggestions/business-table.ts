import type { Point } from "#domain/provider/search/provider-search.ts"
import { ProviderId } from "#domain/shared/ids.ts"

import { type Business, highestPile, pileOf } from "./business.ts"
import { float32, makeColumn, makeTexts, uint16, uint32 } from "./columns.ts"
import { wordedText } from "./typed-words.ts"

const hexOfNumber = 8
const partsOfId = 4

const hexOf = (id: ProviderId) => id.replaceAll("-", "")

/** UUIDs in sixteen bytes each. */
const makeIds = () => {
  const parts = makeColumn(uint32)
  return {
    put: (id: ProviderId): void => {
      const hex = hexOf(id)
      for (let part = 0; part < partsOfId; part += 1)
        parts.put(parseInt(hex.slice(part * hexOfNumber, (part + 1) * hexOfNumber), 16))
    },
    at: (row: number): ProviderId => {
      const hex = Array.from({ length: partsOfId }, (_, part) =>
        parts
          .at(row * partsOfId + part)
          .toString(16)
          .padStart(hexOfNumber, "0")
      ).join("")
      return ProviderId.make(hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-"))
    }
  }
}

/** Texts as numbers, so that equal texts are stored once (interning). */
const makeNumbered = () => {
  const texts: Array<string> = []
  const numbers = new Map<string, number>()
  return {
    numberOf: (text: string): number => {
      const known = numbers.get(text)
      if (known !== undefined) return known
      numbers.set(text, texts.length)
      return texts.push(text) - 1
    },
    at: (number: number): string => texts[number] ?? ""
  }
}

/**
 * Businesses in columns: a million of them as objects take 700 MB and block the event loop while garbage is collected,
 * in columns some 100 MB. Rows are numbers from 0 on, in the order in which they were added.
 */
export const makeBusinessTable = () => {
  const ids = makeIds()
  const names = makeTexts()
  const worded = makeTexts()
  const latitudes = makeColumn(float32)
  const longitudes = makeColumn(float32)
  const trades = makeColumn(uint16)
  const piles = makeColumn(uint16)
  // "" for none.
  const numberedTrades = makeNumbered()

  return {
    add: (businesses: ReadonlyArray<Business>): void => {
      for (const business of businesses) {
        const { id, name, point, trade } = business
        ids.put(id)
        names.put(name)
        worded.put(wordedText(name))
        latitudes.put(point?.latitude ?? Number.NaN)
        longitudes.put(point?.longitude ?? Number.NaN)
        trades.put(numberedTrades.numberOf(trade ?? ""))
        piles.put(pileOf(business))
      }
    },

    /**
     * The rows in the order of their ratings, by a counting sort: comparing them with each other would block the event
     * loop.
     */
    bestFirst: (): Uint32Array => {
      const starts = new Uint32Array(highestPile + 2)
      for (let row = 0; row < piles.size(); row += 1) {
        const next = highestPile - piles.at(row) + 1
        starts[next] = (starts[next] ?? 0) + 1
      }
      for (let pile = 1; pile < starts.length; pile += 1)
        starts[pile] = (starts[pile] ?? 0) + (starts[pile - 1] ?? 0)
      const rows = new Uint32Array(piles.size())
      for (let row = 0; row < piles.size(); row += 1) {
        const pile = highestPile - piles.at(row)
        const place = starts[pile] ?? 0
        rows[place] = row
        starts[pile] = place + 1
      }
      return rows
    },

    /** The words of its name, as `beginsAll` reads them. */
    worded: worded.at,

    /** Where the business is, to a yard; null without a known ZIP code. */
    point: (row: number): Point | null => {
      const [latitude, longitude] = [latitudes.at(row), longitudes.at(row)]
      return Number.isNaN(latitude) ? null : { latitude, longitude }
    },

    shown: (row: number): Pick<Business, "id" | "name" | "trade"> => {
      const trade = numberedTrades.at(trades.at(row))
      return { id: ids.at(row), name: names.at(row), trade: trade === "" ? null : trade }
    }
  }
}
export type BusinessTable = ReturnType<typeof makeBusinessTable>
