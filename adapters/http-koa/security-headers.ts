import { randomBytes } from "node:crypto"
import type { ServerResponse } from "node:http"

import helmet from "koa-helmet"

type HelmetOptions = NonNullable<Parameters<typeof helmet>[0]>

import { isApiPath, type Middleware } from "./context.ts"

const self = "'self'"
const none = "'none'"

const policy = {
  defaultSrc: [self],
  scriptSrc: [self],
  scriptSrcAttr: [none],
  styleSrc: [self],
  imgSrc: [self, "data:"],
  fontSrc: [self],
  connectSrc: [self],
  objectSrc: [none],
  baseUri: [none],
  formAction: [self],
  frameAncestors: [none]
}

const nonces = new WeakMap<object, string>()

/** The word by which a page's own style elements are known to its security policy; another one for every response. */
export const nonceOf = (response: ServerResponse): string => {
  const known = nonces.get(response)
  if (known !== undefined) return known
  const fresh = randomBytes(16).toString("base64")
  nonces.set(response, fresh)
  return fresh
}

const common = {
  // Set only where there is TLS, below.
  strictTransportSecurity: false,
  // "no-referrer" would make browsers hide our own origin from us on some posts.
  referrerPolicy: { policy: "same-origin" },
  xFrameOptions: { action: "deny" }
} as const satisfies HelmetOptions

// What only documents need, data does not carry.
const forDocumentsOnly = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false
} as const satisfies HelmetOptions

const ofApi = helmet({
  ...common,
  ...forDocumentsOnly,
  contentSecurityPolicy: { useDefaults: false, directives: policy }
})

const ofPages = helmet({
  ...common,
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      ...policy,
      styleSrc: [self, (_: unknown, response: ServerResponse) => `'nonce-${nonceOf(response)}'`]
    }
  }
})

/** What browsers must not do with our answers. The policy allows nothing from elsewhere and nothing inline but our styles. */
export const securityHeaders: Middleware = (ctx, next) => {
  if (ctx.secure) ctx.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains")
  return isApiPath(ctx.path) ? ofApi(ctx, next) : ofPages(ctx, next)
}
