import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schedule from "effect/Schedule"

import { describeError } from "#adapters/system/describe-error.ts"
import type { Log } from "#adapters/system/log.ts"
import { sendEmails } from "#use-cases/mail/send-emails.ts"

/** Sends emails as their time comes, for as long as the layer lives; several servers share them. */
export const mail = (log: Log) => {
  const onFault = (error: unknown) => log.error({ error: describeError(error) }, "An email was not sent")
  return sendEmails(onFault).pipe(
    Effect.catchCause((cause) => Effect.sync(() => onFault(Cause.squash(cause)))),
    Effect.repeat(Schedule.spaced("3 seconds")),
    Effect.forkScoped,
    Layer.effectDiscard
  )
}
