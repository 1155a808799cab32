import type * as Schema from "effect/Schema"
import type { FieldValues, Resolver } from "react-hook-form"

/**
 * Validates a form by a schema of the domain. The schema, and the library that it is written in, load with the first
 * validation, not with the first view: they are needed only after something was typed.
 */
export const schemaResolver =
  <Values extends FieldValues, A>(
    load: () => Promise<Schema.ConstraintDecoder<A>>,
    asSent: (typed: Values) => object
  ): Resolver<Values, unknown, A> =>
  async (values, _, shown) => {
    const [{ readForm }, schema] = await Promise.all([import("./read-form.ts"), load()])
    return readForm<Values, A>(schema, asSent(values), shown)
  }
