import type { CategoryName } from "#domain/catalogue/category-names.ts"

import type { Line } from "./notation.ts"

/** What people say when they mean a trade, in the notation of `Line`. The order of words does not matter. */
export interface TradeWords {
  readonly trade: CategoryName
  /** What those who do it are called. Who says one of these means nobody else. */
  readonly people: ReadonlyArray<Line>
  /** Words that nearly always mean this trade, whatever stands beside them: "paint". */
  readonly sure: ReadonlyArray<Line>
  /** Tidy phrases for what is wanted or wrong; they are also suggested to those who type. */
  readonly tasks: ReadonlyArray<Line>
  /** What the trade works on, and other ways to say what is wanted. */
  readonly things: ReadonlyArray<Line>
  /** What the trade does too, while another one is meant first. */
  readonly also: ReadonlyArray<Line>
  /** What points at the trade where nothing else points anywhere. */
  readonly hints: ReadonlyArray<Line>
}

/** A trade that people look for and that the catalogue does not have. */
export interface NotOffered {
  /** Who is meant, in the plural; null where that is nobody, so that what else is said goes before. */
  readonly people: string | null
  /** Those who may help; empty where none of the trades does. */
  readonly helpers: ReadonlyArray<CategoryName>
  /** What they are called. Who says one of these means nobody else. */
  readonly named: ReadonlyArray<Line>
  readonly tasks: ReadonlyArray<Line>
}
