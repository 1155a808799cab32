import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { AddressRefused, NotSent } from "#domain/notices/mail-errors.ts"
import type { EmailId } from "#domain/shared/ids.ts"

/** An email as it is sent. */
export interface Letter {
  /** The same at every attempt, so that a letter that arrives twice is recognised as one. */
  readonly id: EmailId
  readonly to: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where one press turns its topics off; null for an email that nobody can turn off. */
  readonly unsubscribe: string | null
}

export class Mailer extends Context.Service<
  Mailer,
  {
    /** Whether email is sent at all. */
    readonly isOn: boolean
    /** Whether email reaches people's mailboxes, rather than being written to files. */
    readonly reachesPeople: boolean
    /** The address of the site, which links begin with. */
    readonly siteUrl: Effect.Effect<string>
    /** The postal address at the foot of commercial emails; null for none, and then no commercial email is sent. */
    readonly postalAddress: string | null
    /** Whether somebody reads answers. */
    readonly readsAnswers: boolean
    /**
     * Where people can object to what was decided about them: the address that replies go to, the site operator's, or
     * the postal one.
     */
    readonly contact: string | null
    readonly send: (letter: Letter) => Effect.Effect<void, AddressRefused | NotSent>
  }
>()("ports/Mailer") {}
