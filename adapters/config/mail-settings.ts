import { join } from "node:path"

import { inPasswords } from "#adapters/db-knex/database-url.ts"

import { isEmail, readAddress } from "./plain-line.ts"
import { wrongSetting } from "./setting-error.ts"
import type { Environment } from "./settings.ts"

/** A name and an address, apart from each other, so that nothing in one is read as the other. */
export interface Mailbox {
  readonly name: string
  readonly address: string
}

/** Where emails go: to a mail server, into files, or nowhere. */
export type MailRoute =
  | { readonly kind: "smtp"; readonly url: string; readonly from: Mailbox }
  | { readonly kind: "files"; readonly folder: string }
  | { readonly kind: "off" }

export interface MailSettings {
  readonly route: MailRoute
  /** Who reads answers; null for nobody. */
  readonly replyTo: Mailbox | null
  /** Stands at the foot of commercial emails. */
  readonly postalAddress: string | null
}

const examples = {
  SMTP_URL: `smtp://user:password@mail.example.com:587 ${inPasswords}`,
  MAIL_FROM: '"Best Contractors <no-reply@example.com>"',
  MAIL_REPLY_TO: "hello@example.com",
  PUBLIC_URL: "https://www.example.com"
}
type Variable = keyof typeof examples

const refuse = (variable: Variable, fault: string) => wrongSetting(variable, fault, examples[variable])

// SMTP sends name and password with NUL between them (AUTH PLAIN).
const isCredential = (text: string): boolean => {
  try {
    return !decodeURIComponent(text).includes("\0")
  } catch {
    return false
  }
}

// The URL parser silently drops line breaks. What follows the host is, as a rule, the rest of a password.
const isMailServer = (value: string): boolean => {
  if (/[\s\p{C}]/u.test(value) || !URL.canParse(value)) return false
  const { hash, hostname, password, pathname, protocol, search, username } = new URL(value)
  const isServer = /^smtps?:$/.test(protocol) && hostname !== "" && /^\/?$/.test(pathname + search + hash)
  return isServer && isCredential(username) && isCredential(password)
}

// Never repeated: it may hold a password.
const readUrl = (value: string): string => {
  const address = value.trim()
  if (!isMailServer(address)) throw refuse("SMTP_URL", "is not the address of a mail server")
  return address
}

const mailbox = /^(?:(?<name>[^<>\p{C}]*)<(?<inside>[^<>\s]+)>|(?<bare>[^<>\s]+))$/u

const readMailbox = (variable: Variable, value: string): Mailbox => {
  const { bare, inside, name = "" } = mailbox.exec(value.trim())?.groups ?? {}
  const address = inside ?? bare ?? ""
  if (!isEmail(address)) throw refuse(variable, `is ${JSON.stringify(value)}, not an email address`)
  return { name: name.trim().replaceAll(/^"|"$/g, ""), address }
}

const readRoute = (
  environment: Environment,
  { dataFolder, isProduction }: { readonly dataFolder: string; readonly isProduction: boolean }
): MailRoute => {
  const { MAIL_FROM: sender, PUBLIC_URL: publicUrl, SMTP_URL: url } = environment
  const from = sender ? readMailbox("MAIL_FROM", sender) : null
  if (!url) return isProduction ? { kind: "off" } : { kind: "files", folder: join(dataFolder, "emails") }
  if (!publicUrl) throw refuse("PUBLIC_URL", "is needed with SMTP_URL: emails carry links")
  if (from === null) throw refuse("MAIL_FROM", "is needed with SMTP_URL: emails have a sender")
  return { kind: "smtp", url: readUrl(url), from }
}

/** How emails are sent (docs/operations.md#email). */
export const readMailSettings = (
  environment: Environment,
  place: { readonly dataFolder: string; readonly isProduction: boolean }
): MailSettings => {
  const { MAIL_REPLY_TO: replyTo } = environment
  return {
    route: readRoute(environment, place),
    replyTo: replyTo ? readMailbox("MAIL_REPLY_TO", replyTo) : null,
    postalAddress: readAddress(environment, "POSTAL_ADDRESS", "OPERATOR_ADDRESS")
  }
}
