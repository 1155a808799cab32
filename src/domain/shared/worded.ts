import * as Schema from "effect/Schema"

/**
 * A primitive with checks that answers with `message` also for a value of another type and for a missing one.
 * The two stages are needed because a schema's own message gives way to those of its checks.
 */
export const worded = <T, U>(message: string, primitive: Schema.Codec<T>, checked: Schema.Codec<U, T>) =>
  primitive.annotate({ message }).pipe(Schema.decodeTo(checked)).annotateKey({ messageMissingKey: message })

/** A whole number from `least` on; `message` is what people read for anything else. */
export const natural = (message: string, least = 0) =>
  Schema.Number.annotate({ message }).check(
    Schema.isInt({ message }),
    Schema.isGreaterThanOrEqualTo(least, { message })
  )

interface Bound {
  readonly max: number
  /** The message for a longer list. */
  readonly tooMany: string
}

/**
 * A list of at most `max` items; `message` is what people read for anything else. The items of a longer list are not
 * validated: each could be a fault.
 */
export const listOf = <A, I>(message: string, { max, tooMany }: Bound, one: Schema.Codec<A, I>) => {
  const list = Schema.declare((value): value is ReadonlyArray<I> => Array.isArray(value))
  const bound = Schema.isMaxLength(max, { message: tooMany })
  return worded(message, list, list.check(bound).pipe(Schema.decodeTo(Schema.Array(one).check(bound))))
}
