import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"

import { tidied, withoutOverrides } from "./escaped.ts"
import { tooLongFor } from "./limits.ts"
import { optionally } from "./optionally.ts"
import { worded } from "./worded.ts"

interface Bounds {
  readonly min?: number
  readonly max: number
}

const halfOfACharacter = /\p{Surrogate}/u

/** Whether a database can store a text. Keyboards cannot type NUL, or one half of a character that has two. */
export const isStorable = (value: string): boolean =>
  !value.includes("\u0000") && !halfOfACharacter.test(value)

/** Refuses text that no database can store. */
const storable = Schema.makeFilter<string>(
  (value) => isStorable(value) || "Please remove the invisible control characters"
)

const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u
// NUL is refused, as everywhere.
const breaksLine = /(?!\0)[\p{Cc}\p{Zl}\p{Zp}]/gu

/** Refuses characters that nobody sees, by which two names that look the same could differ. */
export const visible = Schema.makeFilter<string>(
  (value) => !invisible.test(value) || "Please remove the invisible characters"
)

const spelled = (name: string) =>
  name
    .normalize("NFKD")
    .replaceAll(/[\p{M}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .toLowerCase()
const gap = "[^\\p{L}\\p{N}]*"
const ours = new RegExp(
  ["best", "contractors", "on", "demand"].join(gap) +
    `|(?<![\\p{L}\\p{N}])${["checked", "by", "us"].join(gap)}(?![\\p{L}\\p{N}])|[✓✔☑★☆⭐]`,
  "u"
)

/** Whether a name has in it what people know us, or what we say of a business, by. */
export const posesAsUs = (name: string): boolean => ours.test(spelled(name))

export const ourOwn = 'Please leave out our name, "checked by us", check marks and stars'

/** Refuses names that look like ours, or like something that we have checked. */
export const notOurs = Schema.makeFilter<string>((name) => !posesAsUs(name) || ourOwn)

/** Refuses what emails and chats make a link of. */
export const noLink = Schema.makeFilter<string>(
  (name) => !/:\/\/|(?<![\p{L}\p{N}])www\./iu.test(name) || "Please leave out the link"
)

const inOneLine = (typed: string) => tidied(typed.replaceAll(breaksLine, " "))

const tidyingBy = (decode: (typed: string) => string) =>
  SchemaTransformation.transform({ decode, encode: (tidy: string) => tidy })

const bounded = (message: string, { max, min = 1 }: Bounds) =>
  Schema.String.check(
    Schema.isMinLength(min, { message }),
    Schema.isMaxLength(max, { message: tooLongFor(max) }),
    storable
  )

const source = (message: string) => Schema.String.annotate({ message })

const textTidiedBy = (tidy: (typed: string) => string) => (message: string, bounds: Bounds) =>
  source(message)
    .pipe(Schema.decodeTo(bounded(message, bounds), tidyingBy(tidy)))
    .annotateKey({ messageMissingKey: message })

/**
 * Needed text of one line: tidied, `min` to `max` characters; `message` says what is wanted when it is missing or too
 * short. Tabs, line breaks and other control characters, which get into it by pasting, become spaces.
 */
export const text = textTidiedBy(inOneLine)

/** The same of several lines: tabs and line breaks stay. */
export const longText = textTidiedBy(tidied)

const asText = "Please give this as text"

const optionalBy = (needed: typeof text) => (max: number) =>
  optionally(asText, needed(asText, { min: 0, max }))

/** Optional text of one line: tidied, at most `max` characters; may be missing, null or empty. */
export const optionalText = optionalBy(text)

/** The same of several lines. */
export const optionalLongText = optionalBy(longText)

const straightening = SchemaTransformation.transform({
  decode: withoutOverrides,
  encode: (straight: string) => straight
})

/** What is looked for in a list: at most `max` characters, spaces included. */
export const searchedText = (message: string, max: number) =>
  Schema.String.pipe(
    Schema.decodeTo(Schema.String.check(Schema.isMaxLength(max, { message }), storable), straightening)
  )

/** Text taken to the letter, spaces included: passwords. */
export const secretText = (message: string, bounds: Bounds) =>
  worded(message, Schema.String, bounded(message, bounds))

const emailPattern = /^[^\s@<>(),;:"\\[\]]+@[^\s@.<>(),;:"\\[\]]+(\.[^\s@.<>(),;:"\\[\]]+)+$/
const emailMessage = "Please enter a valid email address"

/** An email address as it is stored and compared: tidied and in lower case. */
export const emailOf = (typed: string): string => tidied(typed).toLowerCase()

/** An email address. */
export const Email = source(emailMessage)
  .pipe(
    Schema.decodeTo(
      bounded(emailMessage, { max: 254 }).check(
        Schema.isPattern(emailPattern, { message: emailMessage }),
        visible
      ),
      tidyingBy(emailOf)
    )
  )
  .annotateKey({ messageMissingKey: emailMessage })

/** What an optional answer means: nothing typed is null, never an empty string. */
export const orNull = <A>(value: A | null | undefined): A | null =>
  value === undefined || value === null || value === "" ? null : value
