import { CacheProvider } from "@emotion/react"
import { QueryClientProvider } from "@tanstack/react-query"
import { render } from "@testing-library/react"
import type { ReactNode } from "react"
import { Router } from "wouter"
import { memoryLocation } from "wouter/memory-location"

import type { User } from "#domain/account/account.ts"
import { ThemeRoot } from "#ui/app/shell/ThemeRoot.tsx"
import { createQueryClient } from "#ui/shared/api/query-client.ts"
import { Toasts } from "#ui/shared/feedback/toast/Toasts.tsx"
import { asWritten } from "#ui/shared/routing/written-search.ts"
import { sessionQuery } from "#ui/shared/session/session-query.ts"

import { stylesHere } from "./styles-here.ts"

interface Options {
  readonly path?: string
  /** Who is signed in: null for nobody, undefined while nobody knows yet. */
  readonly user?: User | null
}

/** Renders a part of the interface at a path, for a person, without a server. */
export const mount = (children: ReactNode, { path = "/", user }: Options = {}) => {
  const queryClient = createQueryClient()
  if (user !== undefined) queryClient.setQueryData(sessionQuery.queryKey, { user })
  const location = memoryLocation({ path, record: true })
  const view = render(
    <QueryClientProvider client={queryClient}>
      <CacheProvider value={stylesHere()}>
        <ThemeRoot>
          <Router hook={location.hook} searchHook={() => asWritten(location.searchHook())}>
            {children}
          </Router>
          <Toasts />
        </ThemeRoot>
      </CacheProvider>
    </QueryClientProvider>
  )
  return { ...view, queryClient, history: location.history, navigate: location.navigate }
}
