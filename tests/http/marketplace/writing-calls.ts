import * as Effect from "effect/Effect"

import type { OwnSession } from "#domain/account/own-account.ts"
import type { Conversation } from "#domain/messaging/conversation.ts"
import type { FoundMatch } from "#domain/register/register-match.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"
import type { Client } from "#tests/support/app/client.ts"
import type { RunningApp } from "#tests/support/app/start-app.ts"
import {
  aCheckRequest,
  aConversation,
  aMessage,
  anEmail,
  aProfileRequest,
  aProject,
  aProjectRequest,
  aQuote,
  aQuoteRequest,
  aReview,
  aUser
} from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"

import { aLink } from "../accounts/links.ts"
import { aSignedInHomeowner, aSignedInProvider, password, signIn } from "../accounts/people.ts"
import { registerSays } from "../operators/found-in-register.ts"
import { aLicenseLine, fileOf } from "../operators/import-files.ts"
import {
  anApplicationIn,
  aSignedInOperator,
  aTakenApplication,
  anUnlockedOperator
} from "../operators/people.ts"
import { somePhotos } from "../photos/own-photos.ts"
import { jobOf, review as leave } from "./review-calls.ts"
import { sendings } from "./sendings.ts"

/** A prepared call that writes, and the path at which its sender sees the effect. */
export interface WritingCall {
  readonly client: Client
  readonly method?: "PUT"
  readonly path: string
  readonly body?: unknown
  readonly seenAt: string
  readonly headers?: Readonly<Record<string, string>>
}

const pairIn = async (app: RunningApp) => ({
  homeowner: await aSignedInHomeowner(app),
  provider: await aSignedInProvider(app)
})

type Quoted = Parameters<typeof aQuote>[0]
type Posted = Parameters<typeof aProject>[0]

const quoteStep =
  (step: string, by: "homeowner" | "provider", state: Quoted, body: unknown = {}) =>
  async (app: RunningApp): Promise<WritingCall> => {
    const pair = await pairIn(app)
    const quote = aQuote({
      homeownerId: pair.homeowner.account.id,
      providerId: pair.provider.profile.id,
      ...state
    })
    await app.run(seedMarketplace({ quotes: [quote] }))
    return { client: pair[by].client, path: `/api/quotes/${quote.id}/${step}`, body, seenAt: "/api/quotes" }
  }

const projectStep =
  (step: string, status: NonNullable<Posted>["status"]) =>
  async (app: RunningApp): Promise<WritingCall> => {
    const { account, client } = await aSignedInHomeowner(app)
    const project = aProject({ homeownerId: account.id, ...(status && { status }) })
    await app.run(seedMarketplace({ projects: [project] }))
    return { client, path: `/api/projects/${project.id}/${step}`, seenAt: "/api/projects" }
  }

const changingProject = async (app: RunningApp): Promise<WritingCall> => {
  const { client, path } = await projectStep("publish", "draft")(app)
  const project = path.replace("/publish", "")
  const body = aProjectRequest({ title: "Another bathroom" })
  return { client, method: "PUT", path: project, body, seenAt: project }
}

const inviting = async (app: RunningApp): Promise<WritingCall> => {
  const { client, path } = await projectStep("invitations", "pending")(app)
  const { profile } = await aSignedInProvider(app)
  return { client, path, body: { providerIds: [profile.id] }, seenAt: path }
}

const conversationStep =
  (step: string, state: Parameters<typeof aConversation>[0] = {}) =>
  async (app: RunningApp): Promise<WritingCall> => {
    const { homeowner, provider } = await pairIn(app)
    const { id: homeownerId } = homeowner.account
    const blockedBy = step === "unblock" ? homeownerId : null
    const pair = { homeownerId, providerId: provider.profile.id }
    const conversation = aConversation({ ...pair, blockedBy, ...state })
    await app.run(seedMarketplace({ conversations: [conversation] }))
    const path = `/api/conversations/${conversation.id}/${step}`
    return { client: homeowner.client, path, seenAt: "/api/conversations" }
  }

const saved = "/api/me/saved-providers"

const savingProvider = async (app: RunningApp): Promise<WritingCall> => {
  const { homeowner, provider } = await pairIn(app)
  return { client: homeowner.client, path: `/api/providers/${provider.profile.id}/save`, seenAt: saved }
}

const unsavingProvider = async (app: RunningApp): Promise<WritingCall> => {
  const { path, ...call } = await savingProvider(app)
  await call.client.post(path)
  return { ...call, path: path.replace("/save", "/unsave") }
}

const conversationWith = async (app: RunningApp) => {
  const { homeowner, provider } = await pairIn(app)
  const conversation = aConversation({ homeownerId: homeowner.account.id, providerId: provider.profile.id })
  const message = aMessage({ conversationId: conversation.id, senderUserId: provider.profile.userId })
  await app.run(seedMarketplace({ conversations: [conversation], messages: [message] }))
  return { client: homeowner.client, path: `/api/conversations/${conversation.id}/read` }
}

const named =
  (make: (typeof sendings)[keyof typeof sendings]) =>
  async (app: RunningApp): Promise<WritingCall> => {
    const { list, ...sending } = await make(app)
    return { ...sending, seenAt: list }
  }

const registering = async (app: RunningApp): Promise<WritingCall> => {
  const { email, firstName, lastName, username } = aUser()
  const body = { email, firstName, lastName, username, password, role: "provider" }
  return { client: app.client(), path: "/api/auth/register", body, seenAt: "/api/me" }
}

const signingIn = async (app: RunningApp): Promise<WritingCall> => {
  const { email } = (await aSignedInHomeowner(app)).account
  return { client: app.client(), path: "/api/auth/login", body: { email, password }, seenAt: "/api/me" }
}

const signingOut = async (app: RunningApp): Promise<WritingCall> => {
  const { client } = await aSignedInHomeowner(app)
  return { client, path: "/api/auth/logout", seenAt: "/api/me" }
}

const saving = async (app: RunningApp): Promise<WritingCall> => {
  const { client } = await aSignedInProvider(app)
  const body = aProfileRequest({ businessName: "Reyes & Daughters" })
  return { client, method: "PUT", path: "/api/me/provider", body, seenAt: "/api/me/provider" }
}

const showing = async (app: RunningApp): Promise<WritingCall> => {
  const { client, profile } = await aSignedInProvider(app)
  const [id] = await somePhotos(app, client, 1, { purpose: "portfolio" })
  const seenAt = `/api/providers/${profile.id}/photos`
  const body = { portfolio: [{ id, caption: "A new tap" }] }
  return { client, method: "PUT", path: "/api/me/provider/photos", body, seenAt }
}

const talking = async (app: RunningApp): Promise<WritingCall> => {
  const { homeowner, provider } = await pairIn(app)
  const body = { providerId: provider.profile.id }
  return { client: homeowner.client, path: "/api/conversations", body, seenAt: "/api/conversations" }
}

const reading = async (app: RunningApp): Promise<WritingCall> => ({
  ...(await conversationWith(app)),
  seenAt: "/api/conversations"
})

const replying = async (app: RunningApp): Promise<WritingCall> => {
  const { homeowner, provider } = await pairIn(app)
  const review = aReview({ homeownerId: homeowner.account.id, providerId: provider.profile.id })
  await app.run(seedMarketplace({ reviews: [review] }))
  return {
    client: provider.client,
    path: `/api/reviews/${review.id}/reply`,
    body: { content: "Thank you, Olivia!" },
    seenAt: `/api/providers/${provider.profile.id}/reviews`
  }
}

const readingNotifications = async (app: RunningApp): Promise<WritingCall> => {
  const { homeowner, provider } = await pairIn(app)
  await homeowner.client.post("/api/quotes", aQuoteRequest(provider.profile.id))
  const seenAt = "/api/me/notifications"
  const { body } = await provider.client.get<ReadonlyArray<{ readonly id: string }>>(seenAt)
  return { client: provider.client, path: `${seenAt}/read`, body: { upTo: body[0]?.id }, seenAt }
}

const choosing = async (app: RunningApp): Promise<WritingCall> => {
  const { client } = await aSignedInHomeowner(app)
  const body = { work: "daily", messages: "off", alerts: "off", timeZone: "America/Denver" }
  return { client, method: "PUT", path: "/api/me/preferences", body, seenAt: "/api/me/preferences" }
}

const chosen = "a longer password"

const changingAccount = async (app: RunningApp): Promise<WritingCall> => {
  const { account, client } = await aSignedInHomeowner(app)
  const body = { firstName: "Zoë", lastName: "Quist", username: `zoe-${account.id}` }
  return { client, method: "PUT", path: "/api/me", body, seenAt: "/api/me" }
}

const changingEmail = async (app: RunningApp): Promise<WritingCall> => {
  const { account, client } = await aSignedInHomeowner(app)
  const body = { email: `new-${account.email}`, password }
  return { client, path: "/api/me/email", body, seenAt: "/api/me/account" }
}

const elsewhere = async (app: RunningApp) => {
  const { account, client } = await aSignedInHomeowner(app)
  await signIn(app, account)
  return { account, client, seenAt: "/api/me/sessions" }
}

const changingPassword = async (app: RunningApp): Promise<WritingCall> => ({
  ...(await elsewhere(app)),
  path: "/api/me/password",
  body: { current: password, password: chosen }
})

const endingOthers = async (app: RunningApp): Promise<WritingCall> => ({
  ...(await elsewhere(app)),
  path: "/api/me/sessions/end-others"
})

const endingOne = async (app: RunningApp): Promise<WritingCall> => {
  const { client, seenAt } = await elsewhere(app)
  const { body } = await client.get<ReadonlyArray<OwnSession>>(seenAt)
  const other = body.find(({ isCurrent }) => !isCurrent)
  return { client, path: `${seenAt}/${other?.id}/end`, seenAt }
}

const resetting = async (app: RunningApp): Promise<WritingCall> => {
  const { account, client } = await aSignedInHomeowner(app)
  const body = { key: await aLink(app, account), password: chosen }
  return { client, path: "/api/auth/reset", body, seenAt: "/api/me" }
}

const confirming = async (app: RunningApp): Promise<WritingCall> => {
  const { account, client } = await aSignedInHomeowner(app)
  const body = { key: await aLink(app, account, { purpose: "confirm" }) }
  return { client, path: "/api/auth/confirm", body, seenAt: "/api/me/account" }
}

const offered = { providerQuote: 250 }

const aTemplate = { name: "Repipe", offer: { price: 900, message: "Copper throughout." } }
const templates = "/api/me/offer-templates"

const keeping = async (app: RunningApp): Promise<WritingCall> => {
  const { client } = await aSignedInProvider(app)
  return { client, path: templates, body: aTemplate, seenAt: templates }
}

const aKeptTemplate = async (app: RunningApp) => {
  const { client, path } = await keeping(app)
  const { body } = await client.post<{ readonly id: string }>(path, aTemplate)
  return { client, path: `${templates}/${body.id}`, seenAt: templates }
}

const changingTemplate = async (app: RunningApp): Promise<WritingCall> => ({
  ...(await aKeptTemplate(app)),
  method: "PUT",
  body: { ...aTemplate, name: "Repipe, PEX" }
})

const deletingTemplate = async (app: RunningApp): Promise<WritingCall> => {
  const { path, ...kept } = await aKeptTemplate(app)
  return { ...kept, path: `${path}/delete` }
}

const choosingAlerts = async (app: RunningApp): Promise<WritingCall> => {
  const { client } = await aSignedInProvider(app)
  const body = { words: ["tankless"], without: [], minBudget: 500, radiusMiles: 80, pausedUntil: null }
  return { client, method: "PUT", path: "/api/me/job-alerts", body, seenAt: "/api/me/job-alerts" }
}

const aSearch = {
  name: "Plumbers nearby",
  query: { specialty: "Plumbing", zipCode: "78704" },
  alert: "daily"
}
const searches = "/api/me/searches"

const savingSearch = async (app: RunningApp): Promise<WritingCall> => {
  const { client } = await aSignedInHomeowner(app)
  return { client, path: searches, body: aSearch, seenAt: searches }
}

const aKeptSearch = async (app: RunningApp) => {
  const { client } = await aSignedInHomeowner(app)
  const { body } = await client.post<{ readonly id: string }>(searches, aSearch)
  return { client, path: `${searches}/${body.id}`, seenAt: searches }
}

const changingSearch = async (app: RunningApp): Promise<WritingCall> => ({
  ...(await aKeptSearch(app)),
  method: "PUT",
  body: { ...aSearch, name: "Plumbers", alert: "off" }
})

const searchStep = (step: string) => async (app: RunningApp) => {
  const { path, ...kept } = await aKeptSearch(app)
  return { ...kept, path: `${path}/${step}` }
}

const queue = "/api/admin/applications"

const takingApplication = async (app: RunningApp): Promise<WritingCall> => {
  const { client } = await aSignedInOperator(app)
  const { path } = await anApplicationIn(app)
  return { client, path: `${path}/take`, seenAt: queue }
}

const deciding =
  (step: string, body: unknown) =>
  async (app: RunningApp): Promise<WritingCall> => {
    const operator = await anUnlockedOperator(app)
    const { path } = await aTakenApplication(app, operator)
    return { client: operator.client, path: `${path}/${step}`, body, seenAt: queue }
  }

const aReviewToJudge = async (app: RunningApp) => {
  const owner = await aSignedInHomeowner(app)
  const pro = await aSignedInProvider(app)
  const { body } = await leave(owner.client, await jobOf(app, { owner, pro }))
  const { client } = await anUnlockedOperator(app)
  return { client, id: body.id, seenAt: `/api/providers/${pro.profile.id}/reviews` }
}

const removals = "/api/admin/removals"
const removalOf = (aboutId: string) => ({ about: "review", aboutId, ground: "abusive" })

const removing = async (app: RunningApp): Promise<WritingCall> => {
  const { client, id, seenAt } = await aReviewToJudge(app)
  return { client, path: removals, body: removalOf(id), seenAt }
}

const cases = "/api/admin/cases"

const aReportIn = async (app: RunningApp) => {
  const { client } = await aSignedInHomeowner(app)
  const pro = await aSignedInProvider(app)
  const body = {
    about: "provider",
    aboutId: pro.profile.id,
    reason: "not_real",
    text: "There is no such business."
  }
  return { client, path: "/api/cases", body, seenAt: "/api/me/cases" }
}

const aSentReport = async (app: RunningApp) => {
  const { body, client, path, seenAt } = await aReportIn(app)
  const { id } = (await client.post<{ readonly id: string }>(path, body)).body
  return { client, path: `/api/cases/${id}/withdraw`, seenAt, judgedAt: `${cases}/${id}` }
}

const answering = async (app: RunningApp): Promise<WritingCall> => {
  const pair = await pairIn(app)
  const job = await jobOf(app, { owner: pair.homeowner, pro: pair.provider })
  const problem = {
    kind: "problem",
    aboutId: job.id,
    reason: "quality",
    wish: "redo",
    text: "It leaks again."
  }
  const { body } = await pair.homeowner.client.post<{ readonly id: string }>("/api/cases", problem)
  const answer = { text: "We come again on Friday." }
  const { client } = pair.provider
  return { client, path: `/api/cases/${body.id}/answer`, body: answer, seenAt: "/api/me/cases" }
}

const withdrawing = async (app: RunningApp): Promise<WritingCall> => {
  const { client, path, seenAt } = await aSentReport(app)
  return { client, path, seenAt }
}

const takingCase = async (app: RunningApp): Promise<WritingCall> => {
  const { judgedAt } = await aSentReport(app)
  const { client } = await anUnlockedOperator(app)
  return { client, path: `${judgedAt}/take`, seenAt: judgedAt }
}

const decidingCase = async (app: RunningApp): Promise<WritingCall> => {
  const { client, path, seenAt } = await takingCase(app)
  await client.post(path)
  const body = { outcome: "dismissed", decision: "The business is there, and answers its telephone." }
  return { client, path: `${seenAt}/decide`, body, seenAt }
}

const fileToSend = (client: Client): WritingCall => ({
  client,
  path: "/api/admin/imports?kind=licenses&name=licenses.csv&register=FL",
  body: fileOf("licenses", [aLicenseLine()]),
  headers: { "content-type": "text/csv" },
  seenAt: "/api/admin/imports"
})

const sendingFile = async (app: RunningApp) => fileToSend((await anUnlockedOperator(app)).client)

const decidingImport =
  (step: string, body: unknown) =>
  async (app: RunningApp): Promise<WritingCall> => {
    const call = await sendingFile(app)
    const { id } = (await sendCall<{ readonly id: string }>(call)).body
    const seenAt = `/api/admin/imports/${id}`
    return { client: call.client, path: `${seenAt}/${step}`, body, seenAt }
  }

const aPersonToJudge = async (app: RunningApp) => {
  const { account } = await aSignedInHomeowner(app)
  const { client } = await anUnlockedOperator(app)
  return { client, seenAt: `/api/admin/people/${account.id}` }
}

const resettingPerson = async (app: RunningApp): Promise<WritingCall> => {
  const { client } = await aPersonToJudge(app)
  const { account } = await aSignedInHomeowner(app)
  const seenAt = "/api/admin/emails?state=waiting"
  return { client, path: `/api/admin/people/${account.id}/reset`, seenAt }
}

const sanctioning = async (app: RunningApp): Promise<WritingCall> => {
  const { profile } = await aSignedInProvider(app)
  const { client } = await anUnlockedOperator(app)
  const seenAt = `/api/admin/people/${profile.userId}`
  const body = { level: "suspended", reason: "Asked homeowners to pay ahead." }
  return { client, path: `${seenAt}/sanctions`, body, seenAt: "/api/admin/people" }
}

const lifting = async (app: RunningApp): Promise<WritingCall> => {
  const { body, client, path, seenAt } = await sanctioning(app)
  const { id } = (await client.post<{ readonly id: string }>(path, body)).body
  const reason = "It was a mix-up of two people."
  return { client, path: `/api/admin/sanctions/${id}/lift`, body: { reason }, seenAt }
}

const restoring = async (app: RunningApp): Promise<WritingCall> => {
  const { client, id, seenAt } = await aReviewToJudge(app)
  await client.post(removals, removalOf(id))
  return {
    client,
    path: `${removals}/review/${id}/restore`,
    body: { reason: "It names nobody's address." },
    seenAt
  }
}

const sendingAgain = async (app: RunningApp): Promise<WritingCall> => {
  const { client } = await aSignedInOperator(app)
  const email = anEmail({ userId: null, kind: "reset-password", thingId: null, groupKey: null })
  await app.run(Effect.flatMap(EmailRepository, ({ add }) => add([email])))
  return { client, path: `/api/admin/emails/${email.id}/again`, seenAt: "/api/admin/emails?state=waiting" }
}

const addingCheck = async (app: RunningApp): Promise<WritingCall> => {
  const { client } = await anUnlockedOperator(app)
  const { profile } = await aSignedInProvider(app)
  const path = `/api/admin/providers/${profile.id}/checks`
  return { client, path, body: aCheckRequest(), seenAt: path }
}

const revokingCheck = async (app: RunningApp): Promise<WritingCall> => {
  const { client, path, ...adding } = await addingCheck(app)
  const { body } = await client.post<{ readonly id: string }>(path, adding.body)
  const reason = "The register says so."
  return { client, path: `/api/admin/checks/${body.id}/revoke`, body: { reason }, seenAt: path }
}

const puttingAside = async (app: RunningApp): Promise<WritingCall> => {
  const { account, client } = await aSignedInOperator(app)
  const number = crypto.randomUUID().replaceAll("-", "").toUpperCase()
  await aSignedInProvider(app, { licenseNumber: number })
  await registerSays(app, account.id, { number })
  const seenAt = "/api/admin/matches?limit=100"
  const { body } = await client.get<ReadonlyArray<FoundMatch>>(seenAt)
  const match = body.find((found) => found.number === number)
  return { client, path: `/api/admin/matches/${match?.id}/aside`, seenAt }
}

/** Calls without an effect that their sender can see: they notify or email others, or change what is not in use yet. */
export const unseenCalls: ReadonlyArray<string> = [
  "POST /api/quotes/:quoteId/ask-again",
  "POST /api/auth/forgot",
  "POST /api/auth/reset/look",
  "POST /api/me/confirmation",
  "POST /api/me/searches/:searchId/seen",
  "POST /api/photos",
  "PUT /api/photos/:photoId",
  "POST /api/applications",
  "POST /api/admin/unlock"
]

/** Every other call that writes, each sent by people of its own. */
export const writingCalls: Readonly<Record<string, (app: RunningApp) => Promise<WritingCall>>> = {
  "POST /api/auth/register": registering,
  "POST /api/auth/login": signingIn,
  "POST /api/auth/logout": signingOut,
  "POST /api/auth/reset": resetting,
  "POST /api/auth/confirm": confirming,
  "PUT /api/me": changingAccount,
  "POST /api/me/email": changingEmail,
  "POST /api/me/password": changingPassword,
  "POST /api/me/sessions/end-others": endingOthers,
  "POST /api/me/sessions/:sessionName/end": endingOne,
  "PUT /api/me/provider": saving,
  "PUT /api/me/provider/photos": showing,
  "POST /api/quotes": named(sendings["a quote request"]),
  "POST /api/quotes/:quoteId/offer": quoteStep("offer", "provider", {}, { price: 250 }),
  "POST /api/quotes/:quoteId/accept": quoteStep("accept", "homeowner", offered),
  "POST /api/quotes/:quoteId/reject": quoteStep("reject", "homeowner", offered),
  "POST /api/quotes/:quoteId/cancel": quoteStep("cancel", "homeowner", {}),
  "POST /api/quotes/:quoteId/share": quoteStep("share", "homeowner", { phoneSharing: "on_accept" }),
  "POST /api/quotes/:quoteId/complete": quoteStep("complete", "homeowner", {
    ...offered,
    status: "accepted"
  }),
  "POST /api/me/offer-templates": keeping,
  "PUT /api/me/offer-templates/:templateId": changingTemplate,
  "POST /api/me/offer-templates/:templateId/delete": deletingTemplate,
  "POST /api/quotes/:quoteId/review": named(sendings["a review"]),
  "POST /api/reviews/:reviewId/reply": replying,
  "POST /api/projects": named(sendings["a project"]),
  "POST /api/projects/:projectId/quotes": named(sendings["a bid"]),
  "PUT /api/projects/:projectId": changingProject,
  "POST /api/projects/:projectId/more-offers": projectStep("more-offers", "pending"),
  "POST /api/projects/:projectId/copy": named(sendings["a copy of a project"]),
  "POST /api/projects/:projectId/invitations": inviting,
  "POST /api/projects/:projectId/delete": projectStep("delete", "draft"),
  "POST /api/projects/:projectId/publish": projectStep("publish", "draft"),
  "POST /api/projects/:projectId/withdraw": projectStep("withdraw", "pending"),
  "POST /api/projects/:projectId/complete": projectStep("complete", "in_progress"),
  "POST /api/conversations": talking,
  "POST /api/conversations/:conversationId/messages": named(sendings["a message"]),
  "POST /api/conversations/:conversationId/read": reading,
  "POST /api/conversations/:conversationId/archive": conversationStep("archive"),
  "POST /api/conversations/:conversationId/unarchive": conversationStep("unarchive", {
    homeownerArchivedAt: "2026-03-02T09:30:00.000Z"
  }),
  "POST /api/conversations/:conversationId/block": conversationStep("block"),
  "POST /api/conversations/:conversationId/unblock": conversationStep("unblock"),
  "POST /api/providers/:providerId/save": savingProvider,
  "POST /api/providers/:providerId/unsave": unsavingProvider,
  "POST /api/me/notifications/read": readingNotifications,
  "PUT /api/me/preferences": choosing,
  "PUT /api/me/job-alerts": choosingAlerts,
  "POST /api/me/searches": savingSearch,
  "PUT /api/me/searches/:searchId": changingSearch,
  "POST /api/me/searches/:searchId/delete": searchStep("delete"),
  "POST /api/admin/applications/:applicationId/take": takingApplication,
  "POST /api/admin/applications/:applicationId/approve": deciding("approve", { listed: true }),
  "POST /api/admin/applications/:applicationId/decline": deciding("decline", {
    reason: "We could not find your license."
  }),
  "POST /api/admin/providers/:providerId/checks": addingCheck,
  "POST /api/admin/checks/:checkId/revoke": revokingCheck,
  "POST /api/admin/matches/:matchId/aside": puttingAside,
  "POST /api/admin/emails/:emailId/again": sendingAgain,
  "POST /api/cases": aReportIn,
  "POST /api/cases/:caseId/withdraw": withdrawing,
  "POST /api/cases/:caseId/answer": answering,
  "POST /api/admin/cases/:caseId/take": takingCase,
  "POST /api/admin/cases/:caseId/decide": decidingCase,
  "POST /api/admin/imports": sendingFile,
  "POST /api/admin/imports/:importId/apply": decidingImport("apply", { good: "only", invite: false }),
  "POST /api/admin/imports/:importId/drop": decidingImport("drop", {}),
  "POST /api/admin/people/:userId/reset": resettingPerson,
  "POST /api/admin/people/:userId/sanctions": sanctioning,
  "POST /api/admin/sanctions/:sanctionId/lift": lifting,
  "POST /api/admin/removals": removing,
  "POST /api/admin/removals/:about/:aboutId/restore": restoring
}

/** Sends it as it stands, or once more. */
export const sendCall = <A = Conversation>(call: WritingCall, further = {}) => {
  const { body = {}, client, method, path } = call
  const headers = { ...call.headers, ...further }
  return method === "PUT" ? client.put<A>(path, body, headers) : client.post<A>(path, body, headers)
}
