import type { StringRouteParams } from "wouter"

import type { PageHead, ShownPage } from "#ui/shared/head/page-head.ts"

/** A page at one of its URLs; `params` are the path parameters that its pattern names. */
interface PageAt<Path extends string> extends ShownPage {
  readonly params: StringRouteParams<Path>
}

/** What the server does for a public page. It is exported beside the page and left out of the browser's build. */
export interface PageServer<Path extends string = string> {
  /** Loads what the page shows, so that all of it is there before it is rendered. */
  readonly load?: (page: PageAt<Path>) => ReadonlyArray<Promise<void>>
  /** The page's head, from the loaded data; undefined where there is no such page. */
  readonly head: (page: PageAt<Path>) => PageHead | undefined
}
