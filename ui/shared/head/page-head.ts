import type { QueryClient } from "@tanstack/react-query"

import type { PreviewWords } from "#ui/shared/head/preview-words.ts"

import type { JsonLd } from "./json-ld/json-ld.ts"

/** A rendered page, with the data that it was rendered from. */
export interface ShownPage {
  readonly path: string
  /** The query without its question mark. */
  readonly search: string
  readonly data: QueryClient
}

/** What a page tells search engines and link previews. */
export interface PageHead {
  /** At most 160 characters. */
  readonly description: string
  /** The page's only URL on this site, without parameters that do not change it. */
  readonly canonical: string
  /** Whether search engines may list it. */
  readonly isIndexed: boolean
  readonly facts: ReadonlyArray<JsonLd>
  /** What the page's own picture shows; pages without one show the site's. */
  readonly preview?: PreviewWords
}
