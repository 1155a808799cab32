import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"

import { withoutOverrides } from "./escaped.ts"
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

const onlyInvisible = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/** Refuses characters that nobody sees, by which two names that look the same could differ. */
export const visible = Schema.makeFilter<string>(
  (value) => !invisible.test(value) || "Please remove the invisible characters"
)

/**
 * What people typed, as it is stored and compared: without the space around it and what would turn the direction of
 * other words, each accented letter as one character (NFC), and empty where there is nothing to be seen.
 */
const tidied = (typed: string) =>
  onlyInvisible.test(typed) ? "" : withoutOverrides(typed).trim().normalize("NFC")

const tidying = SchemaTransformation.transform({ decode: tidied, encode: (tidy: string) => tidy })

const bounded = (message: string, { max, min = 1 }: Bounds) =>
  Schema.String.check(
    Schema.isMinLength(min, { message }),
    Schema.isMaxLength(max, { message: tooLongFor(max) }),
    storable
  )

const source = (message: string) => Schema.String.annotate({ message })

/** Needed text: tidied, `min` to `max` characters; `message` says what is wanted when it is missing or too short. */
export const text = (message: string, bounds: Bounds) =>
  source(message)
    .pipe(Schema.decodeTo(bounded(message, bounds), tidying))
    .annotateKey({ messageMissingKey: message })

/** Optional text: tidied, at most `max` characters; may be missing, null or empty. */
export const optionalText = (max: number) => {
  const message = tooLongFor(max)
  return optionally(message, text(message, { min: 0, max }))
}

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
      SchemaTransformation.transform({
        decode: emailOf,
        encode: (email) => email
      })
    )
  )
  .annotateKey({ messageMissingKey: emailMessage })

/** What an optional answer means: nothing typed is null, never an empty string. */
export const orNull = <A>(value: A | null | undefined): A | null =>
  value === undefined || value === null || value === "" ? null : value
