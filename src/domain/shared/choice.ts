import * as Schema from "effect/Schema"

/** One of the listed words or numbers; `message` is what people read for anything else, or for nothing. */
export const choice = <const L extends ReadonlyArray<string | number>>(options: L, message: string) =>
  Schema.Literals(options).annotate({ message }).annotateKey({ messageMissingKey: message })

/** True or false; `message` is what people read for anything else, or for nothing. */
export const yesOrNo = (message: string) =>
  Schema.Boolean.annotate({ message }).annotateKey({ messageMissingKey: message })
