import * as Effect from "effect/Effect"

import type { Contact } from "#domain/account/contact.ts"
import { fullName } from "#domain/account/full-name.ts"
import { accountEmails, type AccountEmailKind, isUnasked } from "#domain/notices/account-emails.ts"
import type { EmailRecord } from "#domain/notices/email.ts"
import type { CountedToday } from "#domain/notices/kind.ts"
import { oneLine, rendered, type LetterBody } from "#domain/notices/letter-body.ts"
import { noticeKinds } from "#domain/notices/notice-kinds.ts"
import type { NotificationRecord } from "#domain/notices/notice.ts"
import { isCommercial, type NoticeTopic, noticeTopics, topicNames } from "#domain/notices/topics.ts"
import { capitalized } from "#domain/shared/sentences.ts"
import { Keys } from "#ports/keys.ts"
import { type Letter, Mailer } from "#ports/mailer.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"

import { accountLink } from "./account-link.ts"

type Words = Pick<LetterBody, "because" | "button" | "lines" | "paragraphs" | "subject">

const choicePath = "/account?tab=notifications"

type Recipient = Contact & { readonly address: string }

/** The name beside the address; none where nobody has shown yet that they belong together: it may be a stranger's. */
export const nameOf = (contact: Recipient): string =>
  contact.emailConfirmedAt === null || contact.address !== contact.email ? "" : oneLine(fullName(contact))

const letterOf = Effect.fnUntraced(function* (
  { id }: EmailRecord,
  contact: Recipient,
  words: Words,
  topics: ReadonlyArray<NoticeTopic>,
  needsAddress = topics.some(isCommercial)
) {
  const { postalAddress, readsAnswers, ...mailer } = yield* Mailer
  const siteUrl = yield* mailer.siteUrl
  const { unsubscriptionKey } = yield* Keys
  const canStop = topics.length > 0
  const unsubscribe = canStop
    ? `${siteUrl}/unsubscribe/${unsubscriptionKey({ userId: contact.userId, topics })}`
    : null
  const body = rendered({
    ...words,
    choiceUrl: canStop ? siteUrl + choicePath : null,
    stopUrl: unsubscribe,
    postalAddress: needsAddress ? postalAddress : null,
    readsAnswers
  })
  const letter: Letter = {
    ...body,
    id,
    to: { name: nameOf(contact), address: contact.address },
    unsubscribe
  }
  return letter
})

const businessOf = Effect.fnUntraced(function* ({ userId }: Contact) {
  const { byId, idOf } = yield* ProviderRepository
  const id = yield* idOf(userId)
  // Pages are prepared for businesses alone, and the foreign key holds.
  return id === null ? "" : (yield* Effect.orDie(byId(id))).businessName
})

/** An email about one's own account. */
export const accountLetter = Effect.fn("accountLetter")(function* (
  email: EmailRecord,
  kind: AccountEmailKind,
  contact: Contact
) {
  const siteUrl = yield* (yield* Mailer).siteUrl
  const link = yield* accountLink(kind, contact, email)
  if (link === null) return null
  const named = isUnasked(kind) ? yield* businessOf(contact) : link.otherEmail
  const { button, lines: paragraphs, ...words } = accountEmails[kind](named)
  const url = siteUrl + link.path
  const to = { ...contact, address: link.address }
  const whole = { ...words, paragraphs, button: { label: button, url } }
  return yield* letterOf(email, to, whole, [], isUnasked(kind))
})

/** An email about a notice, as things stand today. */
export const noticeLetter = Effect.fn("noticeLetter")(function* (
  email: EmailRecord,
  { facts, kind, thingId }: NotificationRecord,
  contact: Contact,
  today: CountedToday
) {
  const siteUrl = yield* (yield* Mailer).siteUrl
  const { button, textsOf, topic, toUnconfirmed } = noticeKinds[kind]
  const { detail, href, lines, sentence } = textsOf(facts, thingId)
  const because =
    topic === "always"
      ? "You get this because it is about your account with us."
      : `You get this because you want to hear about ${topicNames[topic]}.`
  const words = {
    subject: contact.emailConfirmedAt === null ? (toUnconfirmed ?? sentence) : sentence,
    paragraphs: [detail(today)],
    lines: lines.map((line) => ({ text: line.text, url: siteUrl + line.href })),
    button: { label: button, url: siteUrl + href },
    because
  }
  return yield* letterOf(
    email,
    { ...contact, address: contact.email },
    words,
    topic === "always" ? [] : [topic]
  )
})

/** The notices by topic, each topic in the order in which they came. */
const groupsOf = (notices: ReadonlyArray<NotificationRecord>) =>
  noticeTopics
    .map((topic) => ({ topic, told: notices.filter(({ kind }) => noticeKinds[kind].topic === topic) }))
    .filter(({ told }) => told.length > 0)

/** A line for each notice, headed by its topic where there are several. */
const groupedLines = (groups: ReturnType<typeof groupsOf>, siteUrl: string) =>
  groups.flatMap(({ told, topic }) =>
    told.map(({ facts, kind, thingId }, at) => {
      const { href, line: text } = noticeKinds[kind].textsOf(facts, thingId)
      const line = { text, url: siteUrl + href }
      return at === 0 && groups.length > 1 ? { ...line, heading: capitalized(topicNames[topic]) } : line
    })
  )

interface Span {
  /** Whether there were more notices than are told. */
  readonly isCut: boolean
  readonly since: string
}

/** The day's notices in one email. */
export const digestLetter = Effect.fn("digestLetter")(function* (
  email: EmailRecord,
  notices: ReadonlyArray<NotificationRecord>,
  contact: Contact,
  { isCut, since }: Span
) {
  const siteUrl = yield* (yield* Mailer).siteUrl
  const groups = groupsOf(notices)
  const lines = groupedLines(groups, siteUrl)
  // "1 things" is no English.
  const howMany = lines.length === 1 ? "One thing" : `${lines.length} things`
  const words = {
    subject: `${isCut ? "More than " : ""}${howMany} since ${since}`,
    paragraphs: [],
    lines,
    button: { label: "See all of it", url: `${siteUrl}/notifications` },
    because: "You get this because you want to hear of the day in one email."
  }
  return yield* letterOf(
    email,
    { ...contact, address: contact.email },
    words,
    groups.map(({ topic }) => topic),
    true
  )
})
