import type { CategoryName } from "#domain/catalogue/category-names.ts"

import type { Line } from "./notation.ts"

/** What people say when they mean a trade, in the notation of `Line`. The order of words does not matter. */
export interface TradeWords {
  readonly trade: CategoryName
  /** The names of the people who do it, which mean no other trade. */
  readonly people: ReadonlyArray<Line>
  /** Words that nearly always mean this trade, whatever stands beside them: "paint". */
  readonly sure: ReadonlyArray<Line>
  /** Tidy phrases for what is wanted or wrong; they are also suggested to those who type. */
  readonly tasks: ReadonlyArray<Line>
  /** What the trade works on, and other ways to say what is wanted. */
  readonly things: ReadonlyArray<Line>
  /** What the trade does too, but which means another trade first. */
  readonly also: ReadonlyArray<Line>
  /** Words that point at the trade where nothing else points anywhere. */
  readonly hints: ReadonlyArray<Line>
}

/** A trade that people look for and that the catalogue does not have. */
export interface NotOffered {
  /** The people who are meant, in the plural; null where nobody is, so that the rest of the text decides. */
  readonly people: string | null
  /** The trades that may help; empty where none does. */
  readonly helpers: ReadonlyArray<CategoryName>
  /** The names of these people, which mean nobody else. */
  readonly named: ReadonlyArray<Line>
  readonly tasks: ReadonlyArray<Line>
}
