import { readFileSync } from "node:fs"
import { join } from "node:path"

import type * as Context from "effect/Context"

import { keptMemoryIn } from "#adapters/system/kept-memory.ts"
import type { Log } from "#adapters/system/log.ts"
import { metersIn } from "#adapters/system/meters.ts"
import type { AskForPosition } from "#ports/reads-at.ts"
import { makeShown } from "#use-cases/showing.ts"

import type { AppServices } from "../app-ports.ts"
import { type Found, type Made, makeKeptValues } from "../kept/keep.ts"
import type { AskForNewest } from "../kept/newest-events.ts"
import { etagOf } from "../kept/packed.ts"
import { positionOnRequest } from "../kept/position.ts"
import { type Call, callsInProcess, type CallsOf, type PageShowing } from "./calls-in-process.ts"
import { makeDocument } from "./document.ts"
import { makeFairQueue } from "./fair-queue.ts"
import { readManifest } from "./manifest.ts"
import { makePackings } from "./packings.ts"
import type { Page, PageRequest, RenderPage } from "./pages.ts"
import { fill, type Template, templateOf } from "./template.ts"
import { type InTurn, makeTurns } from "./turns.ts"

/** What renders the interface; `ui/entry/server/server.tsx` is it. */
export interface Renderer {
  /** The page's canonical address: parameters that it does not understand are left out. */
  readonly addressOf: (path: string, search: string) => string
  /** Whether the page is drawn by the browser, so that it costs next to nothing here. */
  readonly isDrawnByBrowser: (path: string) => boolean
  /** The source files of the page, by their path in `ui/`: the build knows which modules they fetch. */
  readonly filesAt: (path: string, isSignedIn: boolean) => ReadonlyArray<string>
  /** The placeholder in what is rendered for this site's origin. */
  readonly originPlaceholder: string
  readonly render: (visit: { path: string; search: string; call: Call; inTurn: InTurn }) => Promise<{
    readonly status: Page["status"]
    readonly head: string
    readonly body: string
    readonly state: string
  }>
}

interface Options {
  /** Where the interface has been built. */
  readonly folder: string
  readonly renderer: Renderer
  readonly facts: Readonly<Record<string, string>>
}

// Several load their data while one is rendered; the queue is no longer than people are willing to wait.
const queueLimits = { atOnce: 8, mayWait: 64 }

const visitorOf = ({ address, signedIn }: PageRequest) => signedIn?.user.id ?? address

/** What the making of a page is given. */
type Making = Pick<CallsOf, "readsAt" | "showing">

/** Answers a page's calls as its visitor may see them. */
export const visitorsCalls = (context: Context.Context<AppServices>, log: Log) => {
  const callsOf = callsInProcess(context, log)
  return ({ requestId, signedIn }: PageRequest, making: Making = {}): Call =>
    signedIn === undefined
      ? () => Promise.reject(new Error("The session could not be read"))
      : callsOf({ signedIn, requestId, ...making })
}

/** Renders pages from a built interface, with the data that their visitor may see. */
export const renderedPages =
  ({ facts, folder, renderer }: Options) =>
  (context: Context.Context<AppServices>, log: Log, newest: AskForNewest): RenderPage => {
    const { codeOf, ...files } = readManifest(folder)
    const document = readFileSync(join(folder, "index.html"), "utf8")
    const toDocument = makeDocument({ document, facts, ...files })
    const callOf = visitorsCalls(context, log)
    const queued = makeFairQueue(queueLimits)
    const inTurn = makeTurns()
    const memory = keptMemoryIn(context)
    const packed = makePackings(memory.packedPages)
    const { kept } = metersIn(context)
    const { find } = makeKeptValues<Template>({
      ...memory.pages,
      newest,
      sizeOf: ({ size }) => size,
      count: (result) => kept("page", result)
    })

    const renderNow = async (request: PageRequest, making: Making): Promise<Template> => {
      const { path, search, signedIn } = request
      const call = callOf(request, making)
      const { status, ...parts } = await renderer.render({ path, search, call, inTurn })
      const code = codeOf(renderer.filesAt(path, Boolean(signedIn)))
      const placeholder = renderer.originPlaceholder
      return templateOf({ status, placeholder, ...toDocument({ ...parts, code }) })
    }

    const render = (request: PageRequest, who: string, making: Making): Promise<Template> =>
      renderer.isDrawnByBrowser(request.path)
        ? renderNow(request, making)
        : queued(who, () => renderNow(request, making))

    const renderShared = async (
      request: PageRequest,
      who: string,
      readsAt: AskForPosition
    ): Promise<Made<Template>> => {
      const showing: PageShowing = { ...makeShown(), isWhole: true }
      const template = await render(request, who, { showing, readsAt })
      const isKept = template.status === 200 && showing.isWhole
      return { value: template, shows: isKept ? showing : null }
    }

    const shared = (request: PageRequest): Promise<Found<Template>> => {
      const address = renderer.addressOf(request.path, request.search)
      // A page that several wait for queues under its own name, so that it does not wait behind all that one of them
      // wants.
      return find(address, ({ isInUse, readsAt }) =>
        renderShared(request, isInUse ? address : visitorOf(request), readsAt)
      )
    }

    const asPage = async (
      { isInUse, isStale, value: template }: Found<Template>,
      origin: string
    ): Promise<Page> => {
      const { digest, policy, status } = template
      const content = (isInUse && (await packed(template, origin))) || fill(template, origin)
      // Only a page with status 200 can be revalidated by its ETag.
      const etag = status === 200 ? etagOf(digest + origin) : undefined
      return { status, policy, content, isStale, ...(etag !== undefined && { etag }) }
    }

    return async (request) => {
      const { origin, signedIn } = request
      if (signedIn === null) return asPage(await shared(request), origin)
      const template = await render(request, visitorOf(request), { readsAt: positionOnRequest(newest) })
      return { ...template, content: fill(template, origin) }
    }
  }
