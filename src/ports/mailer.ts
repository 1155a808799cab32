import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { AddressRefused, NotSent } from "#domain/notices/mail-errors.ts"
import type { EmailId } from "#domain/shared/ids.ts"

/** An email as it is sent. */
export interface Letter {
  /** The same at every attempt, so that one that comes twice is recognised. */
  readonly id: EmailId
  readonly to: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where one press turns its topics off; null for what nobody can turn off. */
  readonly unsubscribe: string | null
}

export class Mailer extends Context.Service<
  Mailer,
  {
    /** Whether email is sent at all. */
    readonly isOn: boolean
    /** Whether it reaches people's mailboxes, and is not put into files. */
    readonly reachesPeople: boolean
    /** The address of the site, which links begin with. */
    readonly siteUrl: Effect.Effect<string>
    /** The postal address at the foot of what is commercial; null for none, and then nothing such is sent. */
    readonly postalAddress: string | null
    /** Whether somebody reads answers. */
    readonly readsAnswers: boolean
    /** Where people can object to what was decided about them: an address for answers, of who runs the site, or the postal one. */
    readonly contact: string | null
    readonly send: (letter: Letter) => Effect.Effect<void, AddressRefused | NotSent>
  }
>()("ports/Mailer") {}
