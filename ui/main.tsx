import "./fonts.css"
import createCache from "@emotion/cache"
import { CacheProvider } from "@emotion/react"
import { useEffect } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import { Router } from "wouter"

import { App } from "./App.tsx"
import { pageStateId, readPageState } from "./page-state.ts"
import { preload } from "./routes.tsx"
import { sessionQuery } from "./session/session-query.ts"
import { rememberSignedIn } from "./session/signed-in-before.ts"
import { createQueryClient } from "./shared/query-client.ts"
import { nameEntries } from "./shell/history-entries.ts"

const root = document.getElementById("root")
if (!root) throw new Error("The page has no #root element")

const queryClient = createQueryClient()
const state = document.getElementById(pageStateId)?.textContent
if (state) {
  readPageState(queryClient, state)
  rememberSignedIn(Boolean(queryClient.getQueryData(sessionQuery.queryKey)?.user))
}

// The page's own chunk travels while this one starts; if it cannot be fetched, the screen says so.
const preloaded = preload(location.pathname).catch(() => undefined)

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
const styleCache = createCache({ key: "css", ...(nonce ? { nonce } : {}) })

const Browser = ({ onMounted }: { readonly onMounted?: () => void }) => {
  useEffect(() => onMounted?.(), [onMounted])
  return (
    <CacheProvider value={styleCache}>
      <Router aroundNav={nameEntries}>
        <App queryClient={queryClient} />
      </Router>
    </CacheProvider>
  )
}

const takeOver = () => {
  // What the server could not load is shown as it is; people decide when to try again.
  const defaults = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryOnMount: false } })
  hydrateRoot(root, <Browser onMounted={() => queryClient.setDefaultOptions(defaults)} />)
}

// What the server has rendered stands until all of its code is here.
if (root.hasChildNodes()) void preloaded.then(takeOver)
else createRoot(root).render(<Browser />)
