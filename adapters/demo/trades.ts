import { readdirSync, readFileSync } from "node:fs"

import * as Schema from "effect/Schema"

import { categoryNames } from "#domain/catalogue/category-names.ts"

import { Trade } from "./trade.ts"

// The build puts the files beside the code that it makes of this folder.
const folder = new URL("data/", import.meta.url)
const decode = Schema.decodeUnknownSync(Schema.fromJsonString(Trade), { onExcessProperty: "error" })

/** Reads a trade from the text of its file. */
export const readTrade = (text: string, file: string): Trade => {
  try {
    return decode(text)
  } catch (cause) {
    throw new Error(`${file} does not describe a trade: ${String(cause)}`, { cause })
  }
}

/** Reads every trade, in the catalogue's order. */
export const readTrades = (): ReadonlyArray<Trade> => {
  const trades = readdirSync(folder).map((file) =>
    readTrade(readFileSync(new URL(file, folder), "utf8"), file)
  )
  return categoryNames.map((name) => {
    const trade = trades.find((candidate) => candidate.name === name)
    if (trade === undefined) throw new Error(`No file of the demo data describes ${name}`)
    return trade
  })
}
