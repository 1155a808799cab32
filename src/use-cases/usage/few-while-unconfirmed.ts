import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { ConfirmEmail } from "#domain/usage/usage-errors.ts"
import type { UsageKind } from "#domain/usage/usage-limits.ts"
import { Mailer } from "#ports/mailer.ts"
import { ContactRepository } from "#ports/repositories/contact-repository.ts"

import { withinLimit } from "./within-limit.ts"

interface Done {
  readonly kind: Extract<UsageKind, `unconfirmed${string}`>
  /** Counts once per thing and window. */
  readonly thing?: string
}

/**
 * Where email reaches people, refuses somebody whose address is not confirmed what goes beyond a first try: an account
 * of nobody in particular writes to few. Counts in the surrounding transaction.
 */
export const fewWhileUnconfirmed = Effect.fnUntraced(function* (
  { id }: Pick<Actor, "id">,
  ...done: ReadonlyArray<Done>
) {
  if (!(yield* Mailer).reachesPeople) return
  const { emailConfirmedAt } = yield* (yield* ContactRepository).of(id)
  if (emailConfirmedAt !== null) return
  yield* Effect.mapError(withinLimit({ id }, ...done), () => new ConfirmEmail())
})
