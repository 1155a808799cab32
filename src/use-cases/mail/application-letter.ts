import * as Effect from "effect/Effect"

import type { Contact } from "#domain/account/contact.ts"
import type { ApplicationRecord } from "#domain/application/application-record.ts"
import { isOpenApplication } from "#domain/application/application-states.ts"
import { stillMissing } from "#domain/application/profile-of-application.ts"
import {
  applicantKeyDays,
  type ApplicationEmailKind,
  applicationEmails
} from "#domain/notices/application-emails.ts"
import type { EmailRecord } from "#domain/notices/email.ts"
import { rendered } from "#domain/notices/letter-body.ts"
import { ApplicationId, type EmailId } from "#domain/shared/ids.ts"
import { type Letter, Mailer } from "#ports/mailer.ts"
import { ContactRepository } from "#ports/repositories/contact-repository.ts"
import { ApplicationRepository } from "#ports/repositories/operators/application-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"

import { issueKey, pathOf } from "../account/issue-key.ts"
import { nullIfNotFound } from "../null-if-not-found.ts"
import { nameOf } from "./write-letter.ts"

const pages = {
  "application-received": "/how-it-works",
  "application-added": "/provider-profile",
  "application-declined": "/join-as-pro"
} as const

// The address is unconfirmed and may be a stranger's: nothing that was typed with it stands in the email, not even the
// name.
const toAddress = (kind: keyof typeof pages, { email }: ApplicationRecord) =>
  email === ""
    ? null
    : { to: { name: "", address: email }, path: pages[kind], business: "", isListed: false, missing: [] }

const passwordLink = Effect.fnUntraced(function* ({ email, userId }: Contact, emailId: EmailId) {
  const minutes = applicantKeyDays * 24 * 60
  const key = yield* issueKey({ userId }, { purpose: "invite", email, minutes, emailId })
  return pathOf("invite", key)
})

const toAccount = Effect.fnUntraced(function* (
  kind: "application-added" | "application-approved",
  application: ApplicationRecord,
  emailId: EmailId
) {
  const { providerId, userId } = application
  if (userId === null || providerId === null) return null
  const profile = yield* nullIfNotFound((yield* ProviderRepository).byId(providerId))
  if (profile === null) return null
  const contact = yield* (yield* ContactRepository).of(userId)
  return {
    to: { name: nameOf({ ...contact, address: contact.email }), address: contact.email },
    path: kind === "application-approved" ? yield* passwordLink(contact, emailId) : pages[kind],
    business: profile.businessName,
    isListed: profile.listed,
    missing: stillMissing(profile, application)
  }
})

const isAsTold: Record<ApplicationEmailKind, (application: ApplicationRecord) => boolean> = {
  "application-received": isOpenApplication,
  "application-approved": ({ status }) => status === "approved",
  "application-added": ({ status }) => status === "approved",
  "application-declined": ({ status }) => status === "declined"
}

const noLongerTrue = { dropped: "no longer true" }

/** An email about an application, as things stand today, or why there is none any more. */
export const applicationLetter = Effect.fn("applicationLetter")(function* (
  { id, thingId }: EmailRecord,
  kind: ApplicationEmailKind
) {
  const { readsAnswers, ...mailer } = yield* Mailer
  const found = yield* nullIfNotFound((yield* ApplicationRepository).byId(ApplicationId.make(thingId ?? "")))
  if (found === null || !isAsTold[kind](found)) return noLongerTrue
  const reader =
    kind === "application-approved" || kind === "application-added"
      ? yield* toAccount(kind, found, id)
      : toAddress(kind, found)
  if (reader === null) return noLongerTrue
  const { path, to, ...known } = reader
  const words = applicationEmails[kind]({ ...known, reason: found.reason ?? "" })
  const { button, lines: paragraphs, ...texts } = words
  const letter: Letter = {
    ...rendered({
      ...texts,
      paragraphs,
      button: { label: button, url: (yield* mailer.siteUrl) + path },
      choiceUrl: null,
      stopUrl: null,
      postalAddress: null,
      readsAnswers
    }),
    id,
    to,
    unsubscribe: null
  }
  return letter
})
