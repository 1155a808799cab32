import { createHash } from "node:crypto"

import { escaped } from "#domain/shared/escaped.ts"

import type { Context } from "../context.ts"

// The colors of the emails that lead here.
const css =
  ":root{color-scheme:light dark;--paper:#fcfaf6;--ink:#1f1d1a;--brand:#0b5f57;--on-brand:#fff}" +
  "@media (prefers-color-scheme:dark){:root{--paper:#1e1c1a;--ink:#f3f0ea;--brand:#62c9b9;--on-brand:#1e1c1a}}" +
  "body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:0 auto;padding:24px;overflow-wrap:anywhere;" +
  "background:var(--paper);color:var(--ink)}h1{line-height:1.25}a{color:var(--brand)}" +
  "header a{color:inherit;font-weight:700;text-decoration:none}" +
  "button{font:inherit;font-weight:600;padding:10px 20px;margin:0 12px 12px 0;border:2px solid var(--brand);" +
  "border-radius:8px;background:var(--brand);color:var(--on-brand);cursor:pointer}" +
  "button[name]{background:none;color:var(--brand)}:focus-visible{outline:3px solid var(--brand);outline-offset:2px}" +
  "pre{white-space:pre-wrap}li{margin-bottom:8px}"

const styleHash = createHash("sha256").update(css).digest("base64")

/** A page that needs neither the interface nor a script: a title, and HTML that is safe already. */
export const sendPage = (ctx: Context, title: string, html: string): void => {
  ctx.set(
    "Content-Security-Policy",
    `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`
  )
  ctx.set("Cache-Control", "no-store")
  ctx.set("X-Robots-Tag", "noindex")
  ctx.type = "html"
  ctx.body =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${css}</style></head>` +
    `<body><header><a href="/">Best Contractors</a></header><main><h1>${escaped(title)}</h1>${html}</main></body></html>`
}
