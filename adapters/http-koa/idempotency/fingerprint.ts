import { createHash } from "node:crypto"

/** Text as it stands, or a value still to be written. */
type Piece = string | { readonly value: unknown }

const byKey = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)

const piecesOf = (value: unknown): ReadonlyArray<Piece> => {
  if (typeof value !== "object" || value === null) return [JSON.stringify(value)]
  if (Array.isArray(value)) return ["[", ...value.flatMap((item) => [{ value: item }, ","]), "]"]
  const entries = Object.entries(value).toSorted(byKey)
  return ["{", ...entries.flatMap(([key, item]) => [JSON.stringify(key), ":", { value: item }, ","]), "}"]
}

/**
 * A digest of JSON values: the same for equal ones, in whatever order their keys stand. Not by recursion, since
 * a client may send a body with lists nested deeper than the stack.
 */
export const fingerprintOf = (values: ReadonlyArray<unknown>): string => {
  const written: Array<string> = []
  const waiting: Array<Piece> = [{ value: values }]
  for (let piece = waiting.pop(); piece !== undefined; piece = waiting.pop()) {
    if (typeof piece === "string") written.push(piece)
    else for (const part of piecesOf(piece.value).toReversed()) waiting.push(part)
  }
  return createHash("sha256").update(written.join("")).digest("hex")
}
