import { sendEmails } from "#use-cases/mail/send-emails.ts"

import { repeatedly } from "./repeatedly.ts"

/** Sends emails as their time comes; several servers share them. */
export const mail = repeatedly({
  name: "mail",
  every: "3 seconds",
  fault: "An email was not sent",
  work: sendEmails
})
