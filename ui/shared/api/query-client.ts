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
        // What the server could not load for its page is shown as that; its failures were not counted here.
        retryOnMount: ({ state }) => state.errorUpdateCount > 0,
        // Offline is an answer too: an error with a retry instead of a wait without end.
        networkMode: "always"
      },
      mutations: { retry: false, networkMode: "always" }
    }
  })
