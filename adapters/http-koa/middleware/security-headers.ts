import { createHash } from "node:crypto"

import helmet from "koa-helmet"

type HelmetOptions = NonNullable<Parameters<typeof helmet>[0]>

import { isApiPath, type Middleware } from "../context.ts"

const self = "'self'"
const none = "'none'"

const policy = {
  defaultSrc: [self],
  // Also what workers are allowed by.
  scriptSrc: [self],
  scriptSrcAttr: [none],
  styleSrc: [self],
  // "blob:" shows a photo before it is sent.
  imgSrc: [self, "data:", "blob:"],
  fontSrc: [self],
  connectSrc: [self],
  objectSrc: [none],
  baseUri: [none],
  formAction: [self],
  frameAncestors: [none]
}

const hashOf = (content: string) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`

const common = {
  // Set only where there is TLS, below.
  strictTransportSecurity: false,
  // "no-referrer" would make browsers hide our own origin from us on some posts.
  referrerPolicy: { policy: "same-origin" },
  xFrameOptions: { action: "deny" }
} as const satisfies HelmetOptions

// Turns off the headers that only documents need, for data and pictures.
const forDocumentsOnly = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false
} as const satisfies HelmetOptions

const ofData = helmet({
  ...common,
  ...forDocumentsOnly,
  contentSecurityPolicy: { useDefaults: false, directives: policy }
})

const ofPages = helmet({
  ...common,
  contentSecurityPolicy: { useDefaults: false, directives: policy }
})

const isAsset = (path: string) => path.startsWith("/assets/")

// Scripts, styles and fonts are no documents: a first view fetches twenty, and the headers of documents on each took
// half a library's place on a slow line. An SVG is a document where its address is opened, and a worker has the policy
// of its own answer, not that of its page.
const isPartOfPages = (path: string) =>
  isAsset(path) && /\.(?:css|js|woff2)$/.test(path) && !path.includes("-worker-")

const ofParts = helmet({
  ...forDocumentsOnly,
  contentSecurityPolicy: false,
  referrerPolicy: false,
  strictTransportSecurity: false,
  xFrameOptions: false
})

const headersFor = (path: string): Middleware => {
  if (isPartOfPages(path)) return ofParts
  return isApiPath(path) || isAsset(path) ? ofData : ofPages
}

// The hash of a style element that begins empty, which scripts fill by the methods of its sheet (CSSOM).
const emptyStyle = hashOf("")

/** The contents of a page's own elements. */
interface Inline {
  readonly scripts: ReadonlyArray<string>
  readonly styles: ReadonlyArray<string>
}

/** Lets a page have these elements, and nothing else that is inline: known by their content, they need no nonce. */
export const allowingInline = ({ scripts, styles }: Inline): Middleware =>
  helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      ...policy,
      scriptSrc: [self, ...scripts.map(hashOf)],
      styleSrc: [self, emptyStyle, ...styles.map(hashOf)]
    }
  })

/** For pictures that are made for other sites: those that show link previews from where they are. */
export const shownByOtherSites = { "Cross-Origin-Resource-Policy": "cross-origin" } as const

/** What browsers must not do with our answers. The policy allows nothing from elsewhere and nothing inline. */
export const securityHeaders: Middleware = (ctx, next) => {
  if (ctx.secure) ctx.set("Strict-Transport-Security", "max-age=31536000")
  return headersFor(ctx.path)(ctx, next)
}
