import * as Schema from "effect/Schema"

import { Credentials, Registration, User } from "#domain/account/account.ts"
import {
  AccountChange,
  EmailChange,
  ForgottenPassword,
  LinkKey,
  OwnAccount,
  OwnSession,
  PasswordChange,
  PasswordReset
} from "#domain/account/own-account.ts"
import { SessionId } from "#domain/shared/ids.ts"

import { type AnyEndpoint, pathOf, plain } from "./endpoint.ts"

export const Nothing = Schema.Struct({})

const own = { ...plain, who: "signed-in" } as const

export const accountEndpoints = {
  "GET /api/me": {
    ...plain,
    summary: "The signed-in person, or null; whether they run the marketplace, and what they may not do",
    success: Schema.Struct({
      user: Schema.NullOr(User),
      /** Absent for all others. */
      operator: Schema.optionalKey(Schema.Literal(true)),
      /** What a limited person reads: why, until when, and where to object. Absent for all others. */
      limited: Schema.optionalKey(Schema.String)
    })
  },
  "POST /api/auth/register": {
    ...plain,
    summary: "Register and sign in",
    body: Registration,
    success: Schema.Struct({ user: User }),
    status: 201,
    fails: [409, 422, 429, 503]
  },
  "POST /api/auth/login": {
    ...plain,
    summary: "Sign in",
    body: Credentials,
    success: Schema.Struct({ user: User }),
    fails: [401, 403, 422, 429, 503]
  },
  "POST /api/auth/forgot": {
    ...plain,
    summary: "Ask for a link to set a new password; answered alike for known and unknown addresses",
    body: ForgottenPassword,
    success: Nothing,
    fails: [422, 429]
  },
  "POST /api/auth/reset/look": {
    ...plain,
    summary: "Whose password a link sets",
    body: LinkKey,
    success: Schema.Struct({ email: Schema.String }),
    fails: [422, 429]
  },
  "POST /api/auth/reset": {
    ...plain,
    summary: "Set a new password by a link; signs out everywhere, and nobody in",
    body: PasswordReset,
    success: Nothing,
    fails: [422, 429, 503]
  },
  "POST /api/auth/confirm": {
    ...plain,
    summary: "Confirm an email address by a link",
    body: LinkKey,
    success: Nothing,
    fails: [409, 422, 429]
  },
  "GET /api/me/account": {
    ...own,
    summary: "How one can be written to",
    success: OwnAccount
  },
  "PUT /api/me": {
    ...own,
    summary: "Change one's names and telephone number",
    body: AccountChange,
    success: Schema.Struct({ user: User }),
    fails: [409, 422, 429]
  },
  "POST /api/me/confirmation": {
    ...own,
    summary: "Send the link that confirms one's address again",
    success: Nothing,
    fails: [409, 429]
  },
  "POST /api/me/email": {
    ...own,
    summary: "Ask for another email address, which holds once its link is pressed",
    body: EmailChange,
    success: Nothing,
    fails: [409, 422, 429, 503]
  },
  "POST /api/me/password": {
    ...own,
    summary: "Set another password; all other browsers are signed out",
    body: PasswordChange,
    success: Nothing,
    fails: [422, 429, 503]
  },
  "GET /api/me/sessions": {
    ...own,
    summary: "Where one is signed in, the latest first",
    success: Schema.Array(OwnSession)
  },
  "POST /api/me/sessions/end-others": {
    ...own,
    summary: "Sign out everywhere but here",
    success: Schema.Struct({ ended: Schema.Natural })
  },
  "POST /api/me/sessions/:sessionName/end": {
    ...own,
    ...pathOf("session", { sessionName: SessionId }),
    summary: "Sign out in one browser",
    success: Nothing,
    fails: [404]
  },
  "POST /api/auth/logout": { ...plain, summary: "Sign out; also fine when signed out", success: Nothing }
} satisfies Record<string, AnyEndpoint>
