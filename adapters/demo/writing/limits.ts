import type { Feature } from "../people/climates.ts"

/** What a text may take for granted: of a place, or of who works there. */
export type Premise =
  | Feature
  | "licensed"
  | "background checked"
  | "helpers"
  | "comes within a week"
  | "comes later"

/** The beginnings of words that only make sense where the premise holds. */
const limits: Readonly<Record<Premise, ReadonlyArray<string>>> = {
  snow: [
    "snow",
    "ice dam",
    "fallen ice",
    "with the ice",
    "ice is out",
    "ice on it",
    "ice and water",
    "nine below",
    "minus ten",
    "radiator",
    "closing for the season",
    "opened in may",
    "hockey"
  ],
  frost: [
    "frost",
    "deep freeze",
    "cold snap",
    "froze",
    "winter",
    "autumn",
    "with storms",
    "the storms apart",
    "peony",
    "lilac",
    "off oil"
  ],
  basements: ["basement"],
  crawlspaces: ["crawlspace", "crawl space"],
  heating: [
    "furnace",
    "chimney",
    "fireplace",
    "turned the heat down",
    "burner compartment",
    "heat back",
    "no-heat"
  ],
  hail: ["hail"],
  stucco: ["stucco"],
  palms: ["palms"],
  wildfires: ["wildfire"],
  humidity: ["humid", "hydrangea", "mosquito", "mildew", "first week of rain", "at every storm"],
  licensed: ["permit", "licensed", "inspection passed", "passed inspection", "city inspection"],
  "background checked": ["background check"],
  helpers: ["crew", "two installers", "two men", "three people", "four people for"],
  "comes within a week": [
    "within the hour",
    "the same afternoon",
    "at my house at 9",
    "sparkling thursday",
    "forty minutes later",
    "job done in a week"
  ],
  "comes later": [
    "worth the wait",
    "i'd wait again",
    "wait for them",
    "waiting list",
    "a lot of waiting",
    "a while to get on the schedule",
    "thanks for waiting",
    "long wait"
  ]
}

const patterns = Object.entries(limits).map(
  ([premise, words]) => [premise, new RegExp(`\\b(?:${words.join("|")})`, "i")] as const
)

const known = new Map<string, ReadonlyArray<string>>()

const premisesOf = (text: string): ReadonlyArray<string> => {
  const premises =
    known.get(text) ?? patterns.filter(([, pattern]) => pattern.test(text)).map(([premise]) => premise)
  known.set(text, premises)
  return premises
}

/** Whether a text makes sense where only these premises hold. */
export const sensible = (given: ReadonlyArray<Premise>) => {
  const held = new Set<string>(given)
  return (text: string): boolean => premisesOf(text).every((premise) => held.has(premise))
}
