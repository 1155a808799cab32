import * as Schema from "effect/Schema"

/** An amount of US dollars as a whole number of cents: sums of them are exact. Discounts are below zero. */
export const Cents = Schema.Int.pipe(Schema.brand("Cents"))
export type Cents = typeof Cents.Type

const asCents = (whole: number): Cents => Cents.make(whole + 0)

/** An amount in dollars with at most two decimals, as people and calls name it. */
export const centsOf = (dollars: number): Cents => asCents(Math.round(dollars * 100))

export const dollarsOf = (cents: Cents): number => cents / 100

export const sumOf = (amounts: ReadonlyArray<Cents>): Cents =>
  asCents(amounts.reduce((sum, amount) => sum + amount, 0))

const thousandth = 1_000

/**
 * What `quantity`, of at most three decimals, comes to at `unit` each, to the nearest cent; a half goes up. Exact for
 * whatever size, since it counts in whole thousandths of a cent.
 */
export const timesCents = (quantity: number, unit: Cents): Cents => {
  const exact = BigInt(Math.round(quantity * thousandth)) * BigInt(unit)
  const doubled = exact * 2n + BigInt(thousandth)
  const step = BigInt(thousandth * 2)
  const cut = doubled / step
  return asCents(Number(cut * step > doubled ? cut - 1n : cut))
}
