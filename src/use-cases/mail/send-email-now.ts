import * as Effect from "effect/Effect"

import type { EmailId } from "#domain/shared/ids.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"

import { now } from "../now.ts"
import { sendEmails } from "./send-emails.ts"

/** Sends an email that waits or has failed at once, with whatever else is due. False where it does neither. */
export const sendEmailNow = Effect.fn("sendEmailNow")(function* (id: EmailId) {
  const wasThere = yield* (yield* EmailRepository).sendAt(id, yield* now)
  // A fault is stored with the email; the log has it from the next attempt.
  if (wasThere) yield* sendEmails(() => undefined)
  return wasThere
})
