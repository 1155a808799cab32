import type { Context } from "../context.ts"
import { type HttpFault, sendHttpFault } from "../endpoints/problem.ts"

const pageOf = (sentence: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Please try again in a moment</title>
</head>
<body><main><h1>Please try again in a moment</h1><p>${sentence}</p></main></body>
</html>
`

/** Sends a fault as a page for people, which costs next to nothing to make. */
export const sendBusyPage = (ctx: Context, fault: HttpFault): void => {
  sendHttpFault(ctx, fault)
  ctx.set("Cache-Control", "no-store")
  ctx.body = pageOf(fault.message)
  ctx.type = "html"
}
