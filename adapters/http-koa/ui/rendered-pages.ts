import type * as Context from "effect/Context"
import * as Effect from "effect/Effect"

import { publicPages } from "../../../src/domain/events/event.ts"
import { EventLog } from "../../../src/ports/event-log.ts"
import type { AppPorts } from "../app-ports.ts"
import type { Log } from "../context.ts"
import { type Call, callsInProcess } from "./calls-in-process.ts"
import { makeDocument } from "./document.ts"
import { readManifest } from "./manifest.ts"
import { makePageCache } from "./page-cache.ts"
import type { Page, PageRequest, RenderPage } from "./pages.ts"

/** What renders the interface; `ui/server.tsx` is it. */
export interface Renderer {
  /** The address of the page that this one shows; what it does not understand is left out. */
  readonly addressOf: (path: string, search: string) => string
  /** The modules that the browser needs for the page, by their path in `ui/`. */
  readonly modulesOf: (path: string, isSignedIn: boolean) => ReadonlyArray<string>
  readonly render: (visit: { path: string; search: string; origin: string; call: Call }) => Promise<{
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

/** Renders pages from a built interface, with the data that their visitor may see. */
export const renderedPages =
  ({ facts, folder, renderer }: Options) =>
  (context: Context.Context<AppPorts>, log: Log): RenderPage => {
    const { codeOf, ...files } = readManifest(folder)
    const toDocument = makeDocument({ folder, facts, ...files })
    const callsOf = callsInProcess(context, log)
    const run = Effect.runPromiseWith(context)
    const fromCache = makePageCache(() =>
      run(Effect.flatMap(EventLog, ({ latestFor }) => latestFor(publicPages)))
    )

    const callOf = ({ requestId, signedIn }: PageRequest): Call =>
      signedIn === undefined
        ? () => Promise.reject(new Error("The session could not be read"))
        : callsOf({ signedIn, requestId })

    const render = async (request: PageRequest): Promise<Page> => {
      const { origin, path, search, signedIn } = request
      const { status, ...parts } = await renderer.render({ path, search, origin, call: callOf(request) })
      const code = codeOf(renderer.modulesOf(path, Boolean(signedIn)))
      return { status, ...toDocument({ ...parts, code }) }
    }

    return (request) => {
      if (request.signedIn !== null) return render(request)
      // Pages name their own address in full.
      const address = request.origin + renderer.addressOf(request.path, request.search)
      const shared = () => render(request)
      // Without its version nothing can be said of a kept page; the screen tells that the data is out of reach.
      return fromCache(address, shared).catch(shared)
    }
  }
