/** The beginnings that a telephone number may have where it is stored: with the country code or without. */
export const phoneBeginnings = (digits: string): ReadonlyArray<string> => [
  digits,
  /^1\d{10}$/.test(digits) ? digits.slice(1) : `1${digits}`
]

/** A telephone number without separators, as people are found by it. */
export const phoneDigits = (phone: string): string => phone.replaceAll(/[ \-().+/]/g, "")
