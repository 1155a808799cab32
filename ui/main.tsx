import "./fonts.css"
import createCache from "@emotion/cache"
import { CacheProvider } from "@emotion/react"
import { createRoot } from "react-dom/client"
import { Router } from "wouter"

import { App } from "./App.tsx"
import { preload } from "./routes.tsx"
import { createQueryClient } from "./shared/query-client.ts"
import { nameEntries } from "./shell/history-entries.ts"

// The page's own chunk travels while this one starts; if it cannot be fetched, the screen says so.
preload(location.pathname).catch(() => undefined)

const root = document.getElementById("root")
if (!root) throw new Error("The page has no #root element")

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
const styleCache = createCache({ key: "css", ...(nonce ? { nonce } : {}) })

createRoot(root).render(
  <CacheProvider value={styleCache}>
    <Router aroundNav={nameEntries}>
      <App queryClient={createQueryClient()} />
    </Router>
  </CacheProvider>
)
