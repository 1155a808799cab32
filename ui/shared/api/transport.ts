import type { EndpointKey } from "#ports/http/endpoints.ts"

/** What a call sends, whichever endpoint it is for. */
export interface Parts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly body?: unknown
  readonly idempotencyKey?: string
}

/** How calls reach the HTTP port: over the network, or in the process of a server that renders a page. */
export type Transport = (key: EndpointKey, parts: Parts) => Promise<Response>
