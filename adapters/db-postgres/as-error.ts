/**
 * The error to report. A host name with two addresses fails with one AggregateError without a message of its own: then
 * the first of its errors.
 */
export const asError = (error: unknown): Error => {
  const [first] = error instanceof AggregateError ? error.errors : [error]
  return first instanceof Error ? first : new Error(String(first))
}
