import * as Schema from "effect/Schema"

/** One of the listed words or numbers; `message` is what people read for anything else, or for nothing. */
export const choice = <const L extends ReadonlyArray<string | number>>(options: L, message: string) =>
  Schema.Literals(options).annotate({ message }).annotateKey({ messageMissingKey: message })

/** The same where it may be left out. */
export const optionalChoice = <const L extends ReadonlyArray<string | number>>(options: L, message: string) =>
  Schema.optional(choice(options, message)).annotate({ message })

/** Which state, in a list's query. */
export const stateChoice = <const L extends ReadonlyArray<string>>(states: L) =>
  optionalChoice(states, "Please choose a state from the list")

/** True or false; `message` is what people read for anything else, or for nothing. */
export const yesOrNo = (message: string) =>
  Schema.Boolean.annotate({ message }).annotateKey({ messageMissingKey: message })
