import { hourlyRate } from "../provider/hourly-rates.ts"

interface Typed {
  readonly hourlyRateMin?: unknown
  readonly hourlyRateMax?: unknown
}

/** The amount that somebody has typed, also as "$60"; null for other words ("from 60", "6e1") and for nothing. */
const amountOf = (typed: unknown): number | null => {
  if (typeof typed !== "string") return null
  const plain = typed
    .replace(/^\s*\$/, "")
    .replace(/,(?=\d{3}\b)/g, "")
    .trim()
  const amount = /^-?[\d.]+$/.test(plain) ? Number(plain) : NaN
  return Number.isNaN(amount) ? null : amount
}

/** Whether something was typed without any amount in it: "soon", unlike "from 60". */
export const namesNoAmount = (typed: unknown): boolean =>
  typeof typed === "string" && typed.trim() !== "" && !/\d/.test(typed)

export const noAmount = "Please name an amount, such as $80, or leave this empty"

/** The rates of an application as amounts. */
export const typedRates = ({ hourlyRateMax, hourlyRateMin }: Typed) => ({
  hourlyRateMin: amountOf(hourlyRateMin),
  hourlyRateMax: amountOf(hourlyRateMax)
})

/** What is wrong with an amount per hour, in words; null for nothing. */
export const rateFault = (amount: number | null): string | null => {
  if (amount === null) return null
  if (amount < hourlyRate.min) return hourlyRate.tooLow
  return amount > hourlyRate.max ? hourlyRate.tooHigh : null
}
