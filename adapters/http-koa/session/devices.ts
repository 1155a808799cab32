import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"

import { deviceDays } from "#domain/session/session.ts"

import type { Context } from "../context.ts"

/** Browsers and the accounts that have signed in from them, as a cookie tells; a visitor's browser has none. */
export interface Devices {
  /** The browser's name, if the account has signed in from it before. */
  readonly known: (ctx: Context, email: string) => string | null
  /** The account has just signed in from this browser. */
  readonly remember: (ctx: Context, email: string) => void
}

const cookieName = "device"
// Enough for a family's browser; the account that signed in longest ago is forgotten first.
const maxAccounts = 5
const wellFormed = new RegExp(`^[\\w-]{22}(?:\\.[\\w-]{43}){1,${maxAccounts}}$`)

const newName = () => randomBytes(16).toString("base64url")

const readCookie = (ctx: Context) => {
  const value = ctx.cookies.get(cookieName, { signed: false }) ?? ""
  if (!wellFormed.test(value)) return { name: null, marks: [] }
  const [name = "", ...marks] = value.split(".")
  return { name, marks }
}

const isAmong = (own: ReadonlyArray<string>) => (mark: string) =>
  own.some((candidate) => timingSafeEqual(Buffer.from(candidate), Buffer.from(mark)))

/**
 * The cookie is a random name and a mark for each account: a signature of name and email address, which cannot be made
 * without a secret, and which does not tell whose it is. The first secret signs, the marks of all are accepted.
 */
export const makeDevices = (secrets: ReadonlyArray<string>): Devices => {
  const marksOf = (name: string, email: string) =>
    secrets.map((secret) =>
      createHmac("sha256", secret).update(`device ${name} ${email}`).digest("base64url")
    )

  return {
    known: (ctx, email) => {
      const { marks, name } = readCookie(ctx)
      return name !== null && marks.some(isAmong(marksOf(name, email))) ? name : null
    },

    remember: (ctx, email) => {
      const { marks, name: known } = readCookie(ctx)
      const name = known ?? newName()
      const own = marksOf(name, email)
      const others = marks.filter((mark) => !isAmong(own)(mark))
      const value = [name, ...own.slice(0, 1), ...others.slice(0, maxAccounts - 1)].join(".")
      ctx.cookies.set(cookieName, value, {
        signed: false,
        maxAge: deviceDays * 24 * 60 * 60 * 1_000,
        // Not sent with pages or with other calls.
        path: "/api/auth",
        sameSite: "lax"
      })
    }
  }
}
