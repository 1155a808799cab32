import { dehydrate, type DehydratedState, hydrate, type QueryClient } from "@tanstack/react-query"

/** The element in which a page that the server rendered hands its data to the browser. */
export const pageStateId = "page-state"

interface Told {
  readonly message: string
}

const isSettled = ({ state }: { readonly state: { readonly status: string } }) => state.status !== "pending"

// Screens read no more of an error than its message, and JSON would lose even that.
const withPlainErrors = (_: string, value: unknown) =>
  value instanceof Error ? ({ message: value.message } satisfies Told) : value

/** Everything that was loaded, and what could not be, as text for a script element. */
export const writePageState = (queryClient: QueryClient): string =>
  JSON.stringify(dehydrate(queryClient, { shouldDehydrateQuery: isSettled }), withPlainErrors)
    // Nothing in it may end the element.
    .replaceAll("<", "\\u003c")

const revived = ({ mutations, queries }: DehydratedState): DehydratedState => ({
  mutations,
  queries: queries.map((query) => {
    const error: Told | null = query.state.error
    return error === null
      ? query
      : { ...query, state: { ...query.state, error: new Error(error.message), errorUpdateCount: 0 } }
  })
})

/** Takes over what the server loaded for this page. */
export const readPageState = (queryClient: QueryClient, text: string): void =>
  hydrate(queryClient, revived(JSON.parse(text)))
