import { QueryClient } from "@tanstack/react-query"

const fiveMinutes = 5 * 60 * 1000

/**
 * Never stale, no refetch of its own accord, no retries, unused entries go after five minutes
 * (docs/product.md#cached-data).
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: fiveMinutes,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // A query that the server could not load for its page shows its error: failures on the server do not count
        // here.
        retryOnMount: ({ state }) => state.errorUpdateCount > 0,
        // A request while offline fails with an error and a retry, instead of waiting without end.
        networkMode: "always"
      },
      mutations: { retry: false, networkMode: "always" }
    }
  })
