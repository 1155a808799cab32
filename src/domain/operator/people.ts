import * as Schema from "effect/Schema"

import { User } from "../account/account.ts"
import { OwnCounts } from "../account/own-counts.ts"
import { sanctionLevels } from "../sanction/sanction-options.ts"
import { Sanction } from "../sanction/sanction.ts"
import { ProviderId, UserId } from "../shared/ids.ts"
import { Day, Instant } from "../shared/instant.ts"
import { ownPage } from "../shared/page.ts"
import { searchedText } from "../shared/text.ts"
import { Alike } from "./alike.ts"

/** Somebody with an account, as operators find them. */
export const Person = Schema.Struct({
  ...User.fields,
  isOperator: Schema.Boolean,
  providerId: Schema.NullOr(ProviderId),
  businessName: Schema.NullOr(Schema.String),
  /** The sanction that holds now; null for none. */
  sanctioned: Schema.NullOr(Schema.Literals(sanctionLevels))
})
export type Person = typeof Person.Type

/** All that operators see of a person: nothing that opens a session, and nothing that people have written. */
export const PersonFile = Schema.Struct({
  ...Person.fields,
  emailConfirmedAt: Schema.NullOr(Instant),
  sessions: Schema.Array(Schema.Struct({ device: Schema.String, startedAt: Instant, seenOn: Day })),
  counts: OwnCounts,
  cases: Schema.Struct({ opened: Schema.Natural, against: Schema.Natural }),
  /** Newest first. */
  sanctions: Schema.Array(Sanction),
  alike: Schema.Array(Alike)
})
export type PersonFile = typeof PersonFile.Type

/** The request for a link to a new password, which has an empty body. */
export const PasswordLink = Schema.Struct({})

const longestSearch = 100

/** Which people: found by the beginnings of names, business, email address and username, or of a telephone number. */
export const PeoplePage = Schema.Struct({
  q: Schema.optional(searchedText(`Please type at most ${longestSearch} characters`, longestSearch)),
  ...ownPage(UserId)
})
export type PeoplePage = typeof PeoplePage.Type

/** A search for people. One without words finds everybody. */
export type PeopleSearch =
  | { readonly by: "words"; readonly words: ReadonlyArray<string> }
  | { readonly by: "phone"; readonly digits: string }

const mostWords = 5

/** Reads a search: a telephone number has marks and digits alone, and at least three of these. */
export const peopleSearchOf = (q: string): PeopleSearch => {
  const digits = q.replaceAll(/\D/g, "")
  if (/^[\d\s().+/-]+$/.test(q) && digits.length >= 3) return { by: "phone", digits }
  const words = q
    .normalize("NFC")
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "")
  return { by: "words", words: words.slice(0, mostWords) }
}

/** Each way to read words as a whole first name and the beginning of a last one, "Mary Ann" and "Van D". */
export const namesIn = (words: ReadonlyArray<string>) =>
  words.slice(1).map((_, index) => ({
    firstName: words.slice(0, index + 1).join(" "),
    lastName: words.slice(index + 1).join(" ")
  }))
