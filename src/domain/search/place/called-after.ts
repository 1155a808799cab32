import type { Token } from "../words/tokens.ts"

// Names of makers and things that are called like a place, with the words that follow the name then.
const followers: Readonly<Record<string, string>> = {
  amana: "ac, furnace, hvac",
  anderson: "door, doors, window, windows, patio door",
  arizona: "room",
  austin: "stone, limestone",
  "big apple": "tree, trees",
  boston: "fern, ferns, ivy",
  buffalo: "grass, sod",
  butler: "pantry, s pantry",
  california: "closet, closets, king, king bed",
  chicago: "brick, bricks, faucet, faucets",
  concord: "grape, grapes",
  edison: "bulb, bulbs, light bulb, light bulbs",
  florida: "room, tile",
  garland: "lights",
  golden: "oak",
  franklin: "electric, stove",
  georgia: "pacific",
  independence: "day",
  hampton: "bay",
  hayward:
    "pump, pumps, filter, filters, salt, chlorinator, skimmer, pool pump, pool filter, pool heater, pool light, pool vacuum",
  "hot springs": "hot tub, hot tubs, spa, spas, tub",
  kentucky: "bluegrass, blue grass",
  lincoln: "electric, welder",
  mansfield: "toilet, toilets",
  media: "wall",
  milwaukee: "tool, tools",
  monterey: "oak, oaks",
  norfolk: "pine, pines",
  pearl: "countertop, countertops",
  portland: "cement",
  "saint augustine": "grass, sod",
  "st augustine": "grass, sod",
  sterling: "shower, showers, silver, tub, tubs, bathtub",
  tennessee: "flagstone",
  texas: "sage, star jasmine",
  utica: "boiler, boilers",
  vermont: "castings, slate",
  virginia: "creeper",
  washington: "palm, palms",
  wayne: "pump, pumps, sump pump, sump pumps",
  york: "ac, furnace, heat pump, hvac unit"
}

const listed: ReadonlyMap<string, ReadonlyArray<string>> = new Map(
  Object.entries(followers).map(([name, said]) => [name, said.split(", ")])
)

const joined = (tokens: ReadonlyArray<Token>) => tokens.map(({ word }) => word).join(" ")

/** Whether a place's name, with the words that follow it, is a maker's or a thing's: "Hayward pump", "Florida room". */
export const isCalledAfter = (name: ReadonlyArray<Token>, following: ReadonlyArray<Token>): boolean =>
  listed.get(joined(name))?.some((said) => `${joined(following)} `.startsWith(`${said} `)) === true

/** Whether a word of the vocabulary is a place's name all the same. */
export const isNamesake = (word: string): boolean => listed.has(word)
