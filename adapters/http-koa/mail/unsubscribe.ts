import { bodyParser } from "@koa/bodyparser"
import type { RouterContext } from "@koa/router"
import * as Effect from "effect/Effect"

import { topicsNamed } from "#domain/notices/topics.ts"
import { readUnsubscription, unsubscribe } from "#use-cases/notices/unsubscribe.ts"

import type { AppServices } from "../app-ports.ts"
import type { RequestState } from "../context.ts"
import { bodyLimit, refuseUnreadable } from "../middleware/json-body.ts"
import { sendPage } from "./simple-page.ts"

type Run = <A>(work: Effect.Effect<A, never, AppServices>) => Promise<A>
type Answer = (ctx: RouterContext<RequestState>) => Promise<void>

export const unsubscribePath = "/unsubscribe/:key"

/** Whether a mail program of another site may call this: the key alone permits it. */
export const isUnsubscription = (path: string): boolean => path.startsWith("/unsubscribe/")

const inAccount = '<a href="/account?tab=notifications">in your account</a>'

const keyOf = ({ params }: RouterContext<RequestState>) => String(params["key"])

const unknownKey = (ctx: RouterContext<RequestState>) => {
  ctx.status = 404
  sendPage(
    ctx,
    "This link does not work",
    `<p>Perhaps a part of it was cut off. You can choose what we write about ${inAccount}.</p>`
  )
}

const orNull = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.match(work, { onFailure: () => null, onSuccess: (value) => value })

const buttons =
  '<form method="post"><button>Turn it off</button>' +
  '<button name="all" value="1">Turn all email off</button></form>'

/** Only asks, and changes nothing: programs that scan mail follow links. */
export const askToUnsubscribe =
  (run: Run): Answer =>
  async (ctx) => {
    const right = await run(orNull(readUnsubscription(keyOf(ctx))))
    if (right === null) return unknownKey(ctx)
    sendPage(ctx, `Email about ${topicsNamed(right.topics)}`, `<p>Do you want no more of it?</p>${buttons}`)
  }

const readForm = bodyParser({
  enableTypes: ["form"],
  formLimit: bodyLimit,
  onError: refuseUnreadable("UnreadableForm")
})

/** Turns email off. A mail program's one-click button calls this as well, from its own server and without a session. */
export const turnOff =
  (run: Run): Answer =>
  async (ctx) => {
    await readForm(ctx, () => Promise.resolve())
    const fromAll = Object(ctx.request.body)["all"] === "1"
    const right = await run(orNull(unsubscribe(keyOf(ctx), fromAll)))
    if (right === null) return unknownKey(ctx)
    const about = fromAll ? "anything but your account" : topicsNamed(right.topics)
    sendPage(
      ctx,
      `You will get no more email about ${about}.`,
      `<p>You can turn it on again ${inAccount}. In the app we tell you as before.</p>`
    )
  }
