import { dehydrate, type DehydratedState, hydrate, type QueryClient } from "@tanstack/react-query"

import { CallError } from "#ui/shared/api/call-error.ts"

/** The element in which a page that the server rendered hands its data to the browser. */
export const pageStateId = "page-state"

/** An error in the form in which it travels: JSON would lose all of it. */
type DehydratedError =
  | { readonly status: number; readonly text: string }
  | { readonly message: string; readonly cause?: unknown }

const isSettled = ({ state }: { readonly state: { readonly status: string } }) => state.status !== "pending"

const dehydratedError = (error: Error): DehydratedError => {
  if (error instanceof CallError) return { status: error.status, text: error.text }
  return {
    message: error.message,
    ...(error.cause instanceof Error && { cause: dehydratedError(error.cause) })
  }
}

const isDehydratedError = (value: unknown): value is DehydratedError =>
  typeof value === "object" && value !== null

const revivedError = (error: DehydratedError): Error => {
  if ("status" in error) return new CallError(error.status, error.text, "")
  return new Error(error.message, isDehydratedError(error.cause) ? { cause: revivedError(error.cause) } : {})
}

const withPlainErrors = (_: string, value: unknown) =>
  value instanceof Error ? dehydratedError(value) : value

/** All queries that are settled, with data or with an error, as text for a script element. */
export const writePageState = (queryClient: QueryClient): string =>
  JSON.stringify(dehydrate(queryClient, { shouldDehydrateQuery: isSettled }), withPlainErrors)
    // Keeps the text from closing the element.
    .replaceAll("<", "\\u003c")

const revived = ({ mutations, queries }: DehydratedState): DehydratedState => ({
  mutations,
  queries: queries.map((query) => {
    const error: DehydratedError | null = query.state.error
    return error === null
      ? query
      : { ...query, state: { ...query.state, error: revivedError(error), errorUpdateCount: 0 } }
  })
})

/** Puts the data that the server loaded for this page into the client's cache. */
export const readPageState = (queryClient: QueryClient, text: string): void =>
  hydrate(queryClient, revived(JSON.parse(text)))
