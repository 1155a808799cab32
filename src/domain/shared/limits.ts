import { formatNumber } from "./numbers.ts"

/** Upper limits of text, in characters (docs/http-contract.md#text-limits). */
export const maxLength = {
  name: 100,
  username: 50,
  email: 254,
  password: 200,
  phone: 30,
  title: 120,
  text: 5_000,
  location: 200,
  timeline: 100
} as const

/** The message for a text that is too long. */
export const tooLongFor = (max: number): string => `Please use at most ${formatNumber(max)} characters`

/** How many rows a page of a person's own list (quotes, projects, conversations) has, unless another number is asked for. */
export const ownPageSize = 50
export const maxOwnPageSize = 100
