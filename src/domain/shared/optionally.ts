import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as SchemaGetter from "effect/SchemaGetter"

/** An answer that may be missing or null; `message` is what people read when it is of another kind. */
export const optionally = <S extends Schema.Codec<unknown, unknown>>(message: string, schema: S) =>
  Schema.optional(Schema.NullOr(schema)).annotate({ message })

/** A field that may be left out, and then has this `value`. */
export const unlessSaid = <S extends Schema.Codec<unknown, unknown>>(value: S["Type"], field: S) => {
  // As an Option, which the getter deals in.
  const answer = Result.getSuccess(Result.succeed(value))
  return Schema.optionalKey(field).pipe(
    Schema.decodeTo(Schema.toType(field), {
      decode: SchemaGetter.transformOptional((said) => (said._tag === "Some" ? said : answer)),
      encode: SchemaGetter.transformOptional((said) => said)
    })
  )
}
