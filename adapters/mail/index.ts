import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import type { MailSettings } from "#adapters/config/mail-settings.ts"
import { NotSent } from "#domain/notices/mail-errors.ts"
import { Mailer } from "#ports/mailer.ts"

import { fileSender } from "./files.ts"
import { smtpSender } from "./smtp.ts"

interface Site {
  /** The host in the ids of messages. */
  readonly host: string
  /** Where links in emails lead. */
  readonly siteUrl: Effect.Effect<string>
  /** The site operator's; null where it is not given. */
  readonly operatorEmail: string | null
}

// Files reach nobody: they stand in for what people would get.
const filesPostalAddress = "12 Main Street, Austin, TX 78701"
const filesFrom = { name: "Best Contractors", address: "no-reply@localhost.test" }

const senderOf = ({ replyTo, route }: MailSettings, { host }: Site) => {
  if (route.kind === "smtp") return smtpSender(route.url, { replyTo, host, from: route.from })
  if (route.kind === "files") return fileSender(route.folder, { replyTo, host, from: filesFrom })
  return () => Effect.fail(new NotSent({ reason: "email is off" }))
}

/** Sends email as the settings say. */
export const ConfiguredMailer = (settings: MailSettings, site: Site) =>
  Layer.sync(Mailer, () => {
    const postalAddress =
      settings.postalAddress ?? (settings.route.kind === "files" ? filesPostalAddress : null)
    return Mailer.of({
      isOn: settings.route.kind !== "off",
      reachesPeople: settings.route.kind === "smtp",
      siteUrl: site.siteUrl,
      postalAddress,
      readsAnswers: settings.replyTo !== null,
      contact: settings.replyTo?.address ?? site.operatorEmail ?? postalAddress,
      send: senderOf(settings, site)
    })
  })
