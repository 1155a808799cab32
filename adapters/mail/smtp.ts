import * as Effect from "effect/Effect"
import { createTransport } from "nodemailer"

import { AddressRefused, NotSent } from "#domain/notices/mail-errors.ts"
import type { Letter } from "#ports/mailer.ts"

import { messageOf, type Sender } from "./message.ts"

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"])

// Limits of silence, in milliseconds; the caller bounds the whole sending, and aborts it by the signal.
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000
}

/** How the server is spoken to: encrypted, unless it runs on this machine. */
const optionsOf = (address: string) => {
  const { hostname, password, port, protocol, username } = new URL(address)
  const isSecure = protocol === "smtps:"
  const isLocal = loopback.has(hostname)
  return {
    host: hostname.replaceAll(/^\[|\]$/g, ""),
    port: port === "" ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    requireTLS: !isSecure && !isLocal,
    ignoreTLS: isLocal,
    ...(username !== "" && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
    }),
    ...timeouts
  }
}

const firstPermanent = 500
// A refusal for the server's own rules, the sender, the server's storage or its network is no fault of the address. Not
// all servers give enhanced status codes (RFC 3463).
// With 5.6.7 a server refuses letters outside ASCII before the @.
const isOfAddress = /\b5\.(1\.([0-6]|10)|2\.1|6\.7)\b/
const isOfOthers =
  /\b5\.(1\.[78]|2\.[23]|[34567]\.\d+)\b|relay|authenticat|policy|blocked|denied|spam|reputation|quota|full\b|too large/i

// A mail server repeats the address that it refuses; its words are stored without addresses.
const withoutAddresses = (words: string) =>
  words.replaceAll(/<?[^\s<>]+>?/g, (word) => (/@|%40/.test(word) ? "the address" : word))

const failureOf = (error: unknown): AddressRefused | NotSent => {
  const { code = "", command, message = "", response, responseCode = 0 } = Object(error)
  const reason = withoutAddresses(String(response ?? `${code} ${message}`)).slice(0, 200)
  const isRefusal =
    command === "RCPT TO" &&
    responseCode >= firstPermanent &&
    (isOfAddress.test(reason) || !isOfOthers.test(reason))
  return isRefusal ? new AddressRefused({ reason }) : new NotSent({ reason })
}

/** Hands letters over to a mail server. */
export const smtpSender = (url: string, sender: Sender) => {
  const transport = createTransport(optionsOf(url))
  return (letter: Letter): Effect.Effect<void, AddressRefused | NotSent> =>
    Effect.asVoid(
      Effect.tryPromise({
        try: (signal) => transport.sendMail({ ...messageOf(letter, sender), signal }),
        catch: failureOf
      })
    )
}
