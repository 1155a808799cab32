import type { Context } from "../context.ts"

/** The site that a request names: "https://www.example.com"; null when it came without a `Host`. */
export const originOf = (ctx: Context): string | null => {
  const address = `${ctx.secure ? "https" : "http"}://${ctx.host}`
  return URL.canParse(address) ? new URL(address).origin : null
}

/** The beginning of every absolute address of this site: the one it is known by, else the one that the request names. */
export const publicOrigin = (ctx: Context, publicUrl: string | null): string =>
  publicUrl ?? originOf(ctx) ?? ""
