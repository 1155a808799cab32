import { types } from "pg"

const { DATE, INT8, JSONB, NUMERIC, TIMESTAMPTZ } = types.builtins

/** "2026-03-02 09:30:00.5+00", as sessions in UTC give it, to "2026-03-02T09:30:00.500Z"; `Date` takes ten times as long. */
const isoOf = (text: string) => {
  const [seconds = "", fraction = ""] = text.slice(0, -"+00".length).split(".")
  return `${seconds.replace(" ", "T")}.${fraction.padEnd(3, "0")}Z`
}

// Values arrive as SQLite would give them: instants as ISO text, counts and amounts as numbers, JSON as text.
const parsers = new Map<number, (text: string) => unknown>([
  [DATE, (text) => text],
  [INT8, Number],
  [JSONB, (text) => text],
  [NUMERIC, Number],
  [TIMESTAMPTZ, isoOf]
])

/** Reads values of a type, as the driver names types, from their text. */
export const parserOf = (type: Parameters<typeof types.getTypeParser>[0]) =>
  parsers.get(type) ?? types.getTypeParser(type)
