import { CacheProvider } from "@emotion/react"
import { startTransition } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import { Router } from "wouter"

import { App } from "#ui/app/App.tsx"
import { preload } from "#ui/app/pages/pages.ts"
import { nameEntries } from "#ui/app/shell/history-entries.ts"
import { createQueryClient } from "#ui/shared/api/query-client.ts"
import { useWrittenSearch } from "#ui/shared/routing/written-search.ts"
import { followSignIns } from "#ui/shared/session/follow-sign-ins.ts"
import { noteSession } from "#ui/shared/session/note-session.ts"
import { followSignOuts } from "#ui/shared/session/private-storage.ts"
import { sessionQuery } from "#ui/shared/session/session-query.ts"
import { ourTheme } from "#ui/theme/theme.ts"

import { HydrationMarker } from "../hydration/HydrationMarker.tsx"
import { createStyleCache, hasServedStyles } from "../hydration/served-styles.ts"
import { followTranslation } from "../hydration/translated-texts.ts"
import { pageStateId, readPageState } from "../page-state.ts"
import { nextTask } from "../start/next-task.ts"

const startClient = () => {
  const queryClient = createQueryClient()
  const state = document.getElementById(pageStateId)?.textContent
  if (state) readPageState(queryClient, state)

  followSignOuts()
  followTranslation()
  const session = queryClient.getQueryData(sessionQuery.queryKey)
  if (session?.user) noteSession(session.user)
  followSignIns(queryClient)
  return queryClient
}

// In several tasks, so that a phone can react to its owner in between.
const start = async (root: HTMLElement) => {
  // A phone has just parsed the program.
  await nextTask()
  // The page's own chunk travels while this one starts; if it cannot be fetched, the screen says so.
  const preloaded = preload(location.pathname).catch(() => undefined)
  const app = (
    <CacheProvider value={createStyleCache()}>
      <Router aroundNav={nameEntries} searchHook={useWrittenSearch}>
        <App queryClient={startClient()} hasGlobalStyles={hasServedStyles} atScreen={<HydrationMarker />} />
      </Router>
    </CacheProvider>
  )
  if (!root.hasChildNodes()) {
    // The screen brings a title of its own, and of two the browser shows the first.
    document.querySelector("title")?.remove()
    return createRoot(root).render(app)
  }
  await nextTask()
  // In a task of its own: making the theme takes as long as all of the above.
  ourTheme()
  // What the server has rendered stays until all of its code has loaded.
  await Promise.all([preloaded, nextTask()])
  startTransition(() => void hydrateRoot(root, app))
}

const root = document.getElementById("root")
if (!root) throw new Error("The page has no #root element")
void start(root)
