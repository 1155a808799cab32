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

/** How many rows a page of a person's own list (quotes, projects, conversations) has, unless another number is asked for. */
export const ownPageSize = 50
export const maxOwnPageSize = 100
