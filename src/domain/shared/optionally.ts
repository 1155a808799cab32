import * as Schema from "effect/Schema"

/** An answer that may be missing or null; `message` is what people read when it is of another kind. */
export const optionally = <S extends Schema.Codec<unknown, unknown>>(message: string, schema: S) =>
  Schema.optional(Schema.NullOr(schema)).annotate({ message })
