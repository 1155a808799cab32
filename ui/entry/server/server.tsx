import { AsyncLocalStorage } from "node:async_hooks"

import createCache from "@emotion/cache"
import { CacheProvider } from "@emotion/react"
import createEmotionServer from "@emotion/server/create-instance"
import type { Query, QueryClient } from "@tanstack/react-query"
import { renderToString } from "react-dom/server"
import { Router } from "wouter"

import { App } from "#ui/app/App.tsx"
import { findPage, isPrivate, notFound, pageAt, preload } from "#ui/app/pages/pages.ts"
import { roleIn } from "#ui/features/account/role-in.ts"
import { reviewIn } from "#ui/features/reviews/use-reviews.ts"
import { sendThrough } from "#ui/shared/api/call.ts"
import { createQueryClient } from "#ui/shared/api/query-client.ts"
import type { Transport } from "#ui/shared/api/transport.ts"
import { originPlaceholder } from "#ui/shared/head/html.ts"
import { nameFacts } from "#ui/shared/head/page-facts.ts"
import { previewSize } from "#ui/shared/head/preview-words.ts"
import { useWrittenSearch } from "#ui/shared/routing/written-search.ts"
import { readProviderQuery, writeProviderQuery } from "#ui/shared/search/provider-query.ts"
import { sessionQuery } from "#ui/shared/session/session-query.ts"

import { HydrationMarker } from "../hydration/HydrationMarker.tsx"
import { stylesElement } from "../hydration/served-styles.ts"
import { writePageState } from "../page-state.ts"
import { headHtml, privateHead, titleElement, titleIn } from "./head/head-html.ts"
import { headOfPage } from "./head/head-of-page.ts"
import { type Drawn, drawnOf } from "./head/preview/drawn.tsx"
import { loadData } from "./load-data.ts"
import { filesAt, indexedPaths } from "./page-servers.ts"
import { type PageStatus, pageStatus } from "./page-status.ts"

/** A page to render, and for whom: `call` answers the screens' calls as this visitor may see them. */
export interface Visit {
  readonly path: string
  /** The query without its question mark. */
  readonly search: string
  readonly call: Transport
  /** Runs work that occupies the processor for long when its turn comes. */
  readonly inTurn: (work: () => string) => Promise<string>
}

export interface RenderedPage {
  readonly status: PageStatus
  /** Title and style elements. */
  readonly head: string
  readonly body: string
  /** The content of the element with the id `pageStateId`. */
  readonly state: string
}

type PreviewVisit = Pick<Visit, "call" | "path">

export interface Preview extends Partial<Drawn> {
  readonly status: PageStatus
}

const visits = new AsyncLocalStorage<Pick<Visit, "call">>()

sendThrough(async (key, parts) => {
  const visit = visits.getStore()
  if (visit === undefined) throw new Error(`${key} was called outside of a page`)
  return visit.call(key, parts)
})

// A query that failed is not retried on the server: the browser asks again.
const createServerClient = () => {
  const queryClient = createQueryClient()
  const { queries, ...others } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryOnMount: false } })
  return queryClient
}

// Whether a hook has mounted this query without its being fetched: effects do not run on a server.
const isWanted = ({ options, state }: Query) =>
  state.status === "pending" && Reflect.get(options, "enabled") !== false

const maxRounds = 5

/** Renders; if screens want more data than their page's `load` fetches, loads that and renders again. */
const settled = async (queryClient: QueryClient, render: () => Promise<string>): Promise<string> => {
  for (let round = 0; round < maxRounds; round += 1) {
    const html = await render()
    const wanted = queryClient.getQueryCache().getAll().filter(isWanted)
    if (wanted.length === 0) return html
    // A failure is an answer too: the query keeps it, and the screen shows it.
    await Promise.all(wanted.map((query) => query.fetch().catch(() => undefined)))
  }
  throw new Error("A page wants ever more data")
}

// React puts what belongs into the head before everything else.
const hoisted = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*/s

const renderWhole = async ({ inTurn, path, search }: Visit, queryClient: QueryClient) => {
  const styleCache = createCache({ key: "css" })
  // Styles go to the head instead of beside the elements that they are for.
  styleCache.compat = true
  const styles = createEmotionServer(styleCache)

  await Promise.all([preload(path), loadData({ data: queryClient, path, search })])
  const html = await settled(queryClient, () =>
    inTurn(() =>
      renderToString(
        <CacheProvider value={styleCache}>
          <Router ssrPath={path} ssrSearch={search} searchHook={useWrittenSearch}>
            <App queryClient={queryClient} atScreen={<HydrationMarker />} />
          </Router>
        </CacheProvider>
      )
    )
  )
  const { css, ids: shown } = styles.extractCritical(html)
  const parts = Object.keys(styleCache.inserted).filter((name) => !shown.includes(name))
  const [title = ""] = hoisted.exec(html) ?? []
  const ofPage = headHtml({ path, search, title: titleIn(title), data: queryClient })
  return {
    head: title + ofPage + stylesElement({ shown, parts }, css),
    body: html.slice(title.length)
  }
}

// The browser renders the page, and gets the session with it. A page that only operators may know of has the title of
// none at all.
const renderFrame = async (path: string, queryClient: QueryClient) => {
  await queryClient.prefetchQuery(sessionQuery)
  const titles = { 200: pageAt(path).title, 404: notFound.title, 503: undefined }
  const title = titles[pageStatus(path, queryClient)]
  return { head: titleElement(title) + privateHead, body: "" }
}

const renderPage = async (visit: Visit): Promise<RenderedPage> => {
  const queryClient = createServerClient()
  const { body, head } = isPrivate(visit.path)
    ? await renderFrame(visit.path, queryClient)
    : await renderWhole(visit, queryClient)
  const status = pageStatus(visit.path, queryClient)
  const state = writePageState(queryClient)
  // The timers of its cache would keep the client in memory for minutes.
  queryClient.clear()
  return { status, head, body, state }
}

const render = (visit: Visit): Promise<RenderedPage> => visits.run(visit, () => renderPage(visit))

const drawPreview = async ({ path }: PreviewVisit): Promise<Preview> => {
  const queryClient = createServerClient()
  await loadData({ data: queryClient, path, search: "" })
  const words = headOfPage({ path, search: "", data: queryClient })?.preview
  const status = pageStatus(path, queryClient)
  queryClient.clear()
  if (status !== 200 || words === undefined) return { status: status === 503 ? status : 404 }
  return { status, ...drawnOf(words) }
}

/** The picture that link previews show of a page, to be drawn in `previewSize`; none where the page has none of its own. */
const preview = (visit: PreviewVisit): Promise<Preview> => visits.run(visit, () => drawPreview(visit))

/**
 * The URL of the page that is shown for a request, as a cache key: query parameters that the page does not read are
 * left out.
 */
const addressOf = (path: string, search: string): string => {
  const next = new URLSearchParams(search).get("next")
  const page = findPage(path)?.path
  const role = page === "/register" ? `;${roleIn(search)}` : ""
  const review = page === "/provider/:id" ? `;${reviewIn(search) ?? ""}` : ""
  return (
    path + role + review + writeProviderQuery(readProviderQuery(search)) + (next === null ? "" : `#${next}`)
  )
}

/** Makes the renderer of pages; `facts` are what the server tells every page. */
export const makeRenderer = ({ facts }: { readonly facts: Readonly<Record<string, string>> }) => {
  nameFacts(facts)
  return {
    addressOf,
    filesAt,
    indexedPaths,
    isDrawnByBrowser: isPrivate,
    originPlaceholder,
    preview,
    previewSize,
    render
  }
}
