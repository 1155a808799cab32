import * as Schema from "effect/Schema"

import type { User } from "../account/account.ts"
import { fullName } from "../account/full-name.ts"
import { plainNumber } from "../register/plain-number.ts"
import { holds } from "../sanction/holds.ts"
import { sanctionLevels } from "../sanction/sanction-options.ts"
import type { SanctionRecord } from "../sanction/sanction.ts"
import { UserId } from "../shared/ids.ts"
import type { Instant } from "../shared/instant.ts"
import { phoneBeginnings, phoneDigits } from "./phone-numbers.ts"

/** What an account may have in common with another one. */
export const likenesses = ["phone", "license"] as const

/** An account that is or was sanctioned, and has the telephone or license number of another one. */
export const Alike = Schema.Struct({
  userId: UserId,
  /** The business's name, or the person's. */
  name: Schema.String,
  /** The newest sanction. */
  level: Schema.Literals(sanctionLevels),
  /** Whether that sanction still holds. */
  holds: Schema.Boolean,
  same: Schema.Array(Schema.Literals(likenesses))
})
export type Alike = typeof Alike.Type

/** How many of them are shown. */
export const mostAlike = 5

/** The numbers of an account as others are found by them; numbers that are none find nobody. */
export interface Numbers {
  readonly phones: ReadonlyArray<string>
  readonly license: string | null
}

const isTelephone = (digits: string) => /\d{7}/.test(digits)

export const numbersOf = (phone: string | null, licenseNumber: string | null): Numbers => {
  const digits = phoneDigits(phone ?? "")
  const license = plainNumber(licenseNumber ?? "")
  return {
    phones: isTelephone(digits) ? phoneBeginnings(digits) : [],
    license: /\d/.test(license) ? license : null
  }
}

/** An account with one of the numbers, and its newest sanction. */
export interface FoundAlike
  extends
    Pick<User, "firstName" | "lastName" | "phone">,
    Pick<SanctionRecord, "level" | "liftedAt" | "until" | "userId"> {
  readonly businessName: string | null
  readonly licenseNumber: string | null
}

export const alikeIn = ({ license, phones }: Numbers, found: FoundAlike, now: Instant): Alike => {
  const theirs = numbersOf(found.phone, found.licenseNumber)
  const isSame = {
    phone: theirs.phones.some((number) => phones.includes(number)),
    license: theirs.license !== null && theirs.license === license
  }
  return {
    userId: found.userId,
    name: found.businessName || fullName(found),
    level: found.level,
    holds: holds(found, now),
    same: likenesses.filter((likeness) => isSame[likeness])
  }
}
