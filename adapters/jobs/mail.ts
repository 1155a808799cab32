import { type Log, unsentEmails } from "#adapters/system/log.ts"
import { sendEmails } from "#use-cases/mail/send-emails.ts"

import { repeatedly } from "./repeatedly.ts"

/** Sends emails as their time comes; several servers share them. */
export const mail = (log: Log) => {
  const onNotSent = unsentEmails(log)
  return repeatedly({
    name: "mail",
    every: "3 seconds",
    fault: "An email was not sent",
    work: (onFault) => sendEmails(onFault, onNotSent)
  })(log)
}
