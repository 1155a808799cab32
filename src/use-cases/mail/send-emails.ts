import * as Effect from "effect/Effect"

import { EmailRepository } from "#ports/repositories/email-repository.ts"

import { workOff } from "../chores/work-off.ts"
import { sendEmail } from "./send-email.ts"

/**
 * Sends the emails whose time has come. Faults of ours are told to `onFault`, and to `onNotSent` why the mailer did not
 * take one.
 */
export const sendEmails = (
  onFault: (error: unknown) => void,
  onNotSent: (why: string) => void = () => undefined
) =>
  Effect.flatMap(EmailRepository, ({ claim, release }) =>
    workOff({ claim, release, attempt: sendEmail({ onFault, onNotSent }) })
  )
