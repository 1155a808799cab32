import type { CategoryName } from "#domain/catalogue/category-names.ts"

/** What people type, by the trades any of which is a right answer: mostly one, two where people would not agree. */
export type Table = ReadonlyArray<readonly [ReadonlyArray<CategoryName>, ReadonlyArray<string>]>

export interface Row {
  readonly text: string
  readonly trades: ReadonlyArray<CategoryName>
}

export const rowsOf = (table: Table): ReadonlyArray<Row> =>
  table.flatMap(([trades, texts]) => texts.map((text) => ({ text, trades })))
