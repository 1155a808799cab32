import * as Effect from "effect/Effect"

import { EmailRepository } from "#ports/repositories/email-repository.ts"

import { workOff } from "../chores/work-off.ts"
import { sendEmail } from "./send-email.ts"

/** Sends the emails whose time has come; faults of ours are told to `onFault`. */
export const sendEmails = (onFault: (error: unknown) => void) =>
  Effect.flatMap(EmailRepository, ({ claim, release }) =>
    workOff({ claim, release, attempt: sendEmail(onFault) })
  )
