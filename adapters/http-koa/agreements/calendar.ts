import { Router } from "@koa/router"
import type * as EffectContext from "effect/Context"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

import type { Actor } from "#domain/account/account.ts"
import type { Agreement } from "#domain/quote/agreement.ts"
import { QuoteId } from "#domain/shared/ids.ts"
import { nullIfNotFound } from "#use-cases/null-if-not-found.ts"
import { showAgreement } from "#use-cases/quote/show-agreement.ts"

import type { AppServices } from "../app-ports.ts"
import type { Middleware, RequestState } from "../context.ts"
import { actorOf } from "../endpoints/answer.ts"
import { HttpFault } from "../endpoints/problem.ts"
import { publicOrigin } from "../middleware/public-origin.ts"
import { calendarEntry } from "./calendar-entry.ts"

interface Options {
  readonly ofSession: Middleware
  /** The address of the site; null for the one that a request names. */
  readonly publicUrl: string | null
}

const isQuoteId = Schema.is(QuoteId)

const otherOf = ({ role }: Actor, { homeownerName, providerName }: Agreement) =>
  role === "homeowner" ? providerName : homeownerName

/** The agreed work for the calendars of its two people; to all others it does not exist. */
export const agreementCalendars = (
  context: EffectContext.Context<AppServices>,
  { ofSession, publicUrl }: Options
) => {
  const router = new Router<RequestState>({ sensitive: true, strict: true })
  const run = Effect.runPromiseWith(context)
  const agreementFor = (actor: Actor, quoteId: QuoteId) => run(nullIfNotFound(showAgreement(actor, quoteId)))

  router.get("/agreements/:quoteId.ics", ofSession, async (ctx) => {
    const { quoteId } = ctx.params
    const { signedIn } = ctx.state
    if (signedIn === null || !isQuoteId(quoteId)) throw new HttpFault("UnknownPath")
    const actor = actorOf(signedIn)
    const agreement = await agreementFor(actor, quoteId)
    const href = `${publicOrigin(ctx, publicUrl)}/agreements/${quoteId}`
    const entry = agreement && calendarEntry({ agreement, withWhom: otherOf(actor, agreement), href })
    if (entry === null) throw new HttpFault("UnknownPath")
    ctx.set("Cache-Control", "no-store")
    ctx.set("Content-Disposition", `attachment; filename="agreement.ics"`)
    ctx.body = entry
    ctx.type = "text/calendar; charset=utf-8"
  })
  return router.routes()
}
