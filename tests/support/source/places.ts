import type { Source } from "./imports.ts"

/** "path:line" of a position in a source. */
export const placeOf = ({ path, text }: Source, position: number): string =>
  `${path}:${text.slice(0, position).split("\n").length}`

/** Where a pattern occurs, as "path:line". */
export const placesOf = (pattern: RegExp, sources: ReadonlyArray<Source>): ReadonlyArray<string> =>
  sources.flatMap((source) =>
    [...source.text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(({ index }) =>
      placeOf(source, index)
    )
  )
