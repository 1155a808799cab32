import { toNestErrors } from "@hookform/resolvers"
import type { FieldValues, Resolver } from "react-hook-form"

const unreachable = "We could not reach the server. Check your connection and try again."

/**
 * A form's validation in a chunk of its own, fetched when the form is first checked: the schema library stays out
 * of the first view. If it cannot be fetched the form keeps its values, and `errors.root.serverError` says why.
 *
 *     const resolver = lazyResolver(async () => (await import("./login-resolver.ts")).loginResolver)
 */
export const lazyResolver =
  <Values extends FieldValues, Context, Output>(
    load: () => Promise<Resolver<Values, Context, Output>>
  ): Resolver<Values, Context, Output> =>
  async (values, context, options) => {
    const resolve = await load().catch(() => undefined)
    if (resolve) return resolve(values, context, options)
    const errors = toNestErrors<Values>(
      { "root.serverError": { type: "unreachable", message: unreachable } },
      options
    )
    return { values: {}, errors }
  }
