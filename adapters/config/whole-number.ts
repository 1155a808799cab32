import { wrongSetting } from "./setting-error.ts"
import type { Environment } from "./settings.ts"

/** A setting that is a whole number, of at most five digits; null where it is left out. */
export const readWholeNumber = (
  environment: Environment,
  variable: string,
  { example, least = 0, most }: { readonly example: number; readonly least?: number; readonly most: number }
): number | null => {
  const value = environment[variable]
  if (!value) return null
  const number = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN
  if (least <= number && number <= most) return number
  const fault = `is ${JSON.stringify(value)}, not a whole number from ${least} to ${most}`
  throw wrongSetting(variable, fault, example)
}
