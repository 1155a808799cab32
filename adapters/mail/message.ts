import type { Mailbox } from "#adapters/config/mail-settings.ts"
import type { Letter } from "#ports/mailer.ts"

export interface Sender {
  readonly from: Mailbox
  readonly replyTo: Mailbox | null
  /** The host in the ids of messages. */
  readonly host: string
}

// On one line: mail servers that fold such headers themselves have broken signatures over them.
const prepared = (value: string) => ({ prepared: true, foldLines: false, value })

/** A letter as the library takes it. Addresses are objects: as text they would be parsed, line breaks and all. */
export const messageOf = ({ html, id, subject, text, to, unsubscribe }: Letter, sender: Sender) => ({
  from: sender.from,
  to: { name: to.name, address: to.address },
  ...(sender.replyTo !== null && { replyTo: sender.replyTo }),
  messageId: `<${id}@${sender.host}>`,
  subject,
  text,
  html,
  headers: {
    "Auto-Submitted": "auto-generated",
    ...(unsubscribe !== null && {
      "List-Unsubscribe": prepared(`<${unsubscribe}>`),
      "List-Unsubscribe-Post": prepared("List-Unsubscribe=One-Click")
    })
  },
  disableFileAccess: true,
  disableUrlAccess: true
})
