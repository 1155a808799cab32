import { Router } from "@koa/router"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

import type { EmailRecord } from "#domain/notices/email.ts"
import { escaped } from "#domain/shared/escaped.ts"
import { EmailId } from "#domain/shared/ids.ts"
import type { Letter } from "#ports/mailer.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"
import { sendEmailNow } from "#use-cases/mail/send-email-now.ts"

import type { AppServices } from "../app-ports.ts"
import type { Context, RequestState } from "../context.ts"
import { HttpFault } from "../endpoints/problem.ts"
import { sendPage } from "./simple-page.ts"

/** An email in a file, as it is shown. */
export interface FiledEmail extends Omit<Letter, "unsubscribe"> {
  readonly sentAt: string
}

type Run = <A>(work: Effect.Effect<A, never, AppServices>) => Promise<A>

const isEmailId = Schema.is(EmailId)

const loopback = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"])

// Behind a proxy every request seems to come from this machine.
const isFromHere = ({ headers, req }: Context) =>
  loopback.has(req.socket.remoteAddress ?? "") && headers["x-forwarded-for"] === undefined

const link = (url: string) => `<a href="${escaped(url)}">${escaped(url)}</a>`

const linked = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? link(part) : escaped(part)))
    .join("")

const shown = ({ id, sentAt, subject, text, to }: FiledEmail) =>
  `<details><summary><b>${escaped(subject)}</b> to ${escaped(to.address)}, ${escaped(sentAt)}</summary>` +
  `<pre>${linked(text)}</pre><p><a href="/dev/emails/${escaped(id)}">As it looks</a></p></details>`

const why = ({ reason }: EmailRecord) => (reason === null ? "" : ` (${escaped(reason)})`)

const sendable = (words: string, email: EmailRecord) =>
  `<li><form method="post" action="/dev/emails/${escaped(email.id)}/send">${words}${why(email)} ` +
  "<button>Send now</button></form></li>"

const waitingRow = (email: EmailRecord) =>
  sendable(`${escaped(email.kind)}, from ${escaped(email.notBefore)} on`, email)

const unsentRow = (email: EmailRecord) => {
  const words = `${escaped(email.kind)}, ${escaped(email.notBefore)}`
  return email.state === "failed" ? sendable(words, email) : `<li>${words}${why(email)}</li>`
}

const list = (rows: ReadonlyArray<string>, nothing: string) =>
  `<ul>${rows.join("") || `<li>${nothing}</li>`}</ul>`

// An email brings its own styles. Nothing else of it is loaded, and nothing of it runs.
const emailPolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'"

const shownAtMost = 100

/** What was written into files instead of being sent, and what waits: for this machine alone. */
export const devEmails = (run: Run, filed: () => Promise<ReadonlyArray<FiledEmail>>) => {
  const router = new Router<RequestState>({ sensitive: true, strict: true })

  router.use((ctx, next) => {
    if (!isFromHere(ctx)) throw new HttpFault("UnknownPath")
    return next()
  })

  router.get("/dev/emails", async (ctx) => {
    const { unsent, waiting } = await run(
      Effect.flatMap(EmailRepository, (emails) =>
        Effect.all({ waiting: emails.waiting(shownAtMost), unsent: emails.unsent(shownAtMost) })
      )
    )
    const sent = await filed()
    sendPage(
      ctx,
      "Emails",
      `<h2>Waiting</h2>${list(waiting.map(waitingRow), "Nothing waits.")}` +
        `<h2>Written</h2>${sent.map(shown).join("") || "<p>Nothing was written yet.</p>"}` +
        `<h2>Not sent</h2>${list(unsent.map(unsentRow), "Nothing was left out.")}`
    )
  })

  router.get("/dev/emails/:id", async (ctx) => {
    const email = (await filed()).find(({ id }) => id === ctx.params["id"])
    if (email === undefined) throw new HttpFault("UnknownPath")
    ctx.set("Content-Security-Policy", emailPolicy)
    ctx.set("Cache-Control", "no-store")
    ctx.type = "html"
    ctx.body = email.html
  })

  router.post("/dev/emails/:id/send", async (ctx) => {
    const { id } = ctx.params
    if (!isEmailId(id)) throw new HttpFault("UnknownPath")
    await run(sendEmailNow(id))
    ctx.redirect("/dev/emails")
    ctx.status = 303
  })
  return router.routes()
}
