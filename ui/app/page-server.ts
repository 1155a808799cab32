import type { StringRouteParams } from "wouter"

import type { PageHead, ShownPage } from "#ui/shared/head/page-head.ts"

/** A page at one of its addresses; `params` are the parts of the address that its pattern names. */
interface PageAt<Path extends string> extends ShownPage {
  readonly params: StringRouteParams<Path>
}

/** What the server does for a public page. It is exported beside the page, and the browser's program is built without it. */
export interface PageServer<Path extends string = string> {
  /** Loads what the page shows, so that all of it is there before it is rendered. */
  readonly load?: (page: PageAt<Path>) => ReadonlyArray<Promise<void>>
  /** What the loaded page says of itself; nothing where there is no such page. */
  readonly head: (page: PageAt<Path>) => PageHead | undefined
}
