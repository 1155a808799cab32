/** What went wrong, in the words of the first where a name has two addresses: both errors come as one, which says nothing itself. */
export const asError = (error: unknown): Error => {
  const [first] = error instanceof AggregateError ? error.errors : [error]
  return first instanceof Error ? first : new Error(String(first))
}
