import type { Instant } from "#domain/shared/instant.ts"

import type { Random } from "./random.ts"

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, "0")

/** A UUID of version 7 whose time is `instant` and whose rest is the random source's. */
export const uuidAt = (instant: Instant, random: Random): string => {
  const time = hex(Date.parse(instant), 12)
  const tail = hex(random.between(0, 0xffffff), 6) + hex(random.between(0, 0xffffff), 6)
  const version = `7${hex(random.between(0, 0xfff), 3)}`
  const variant = hex(0x8000 + random.between(0, 0x3fff), 4)
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${variant}-${tail}`
}
