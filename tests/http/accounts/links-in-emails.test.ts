import { afterEach, describe, expect, it, vi } from "vitest"

import { deadLink } from "#domain/account/dead-link.ts"
import type { Problem } from "#ports/http/problem.ts"
import { atAppOn } from "#tests/support/app/at-app-on.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aUser } from "#tests/support/builders.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"
import { sendEmails } from "#use-cases/mail/send-emails.ts"

import { statusesOf } from "../marketplace/limited.ts"
import { aLink, emailsTo } from "./links.ts"
import { aSignedInHomeowner, password } from "./people.ts"

const app = atApp()
afterEach(() => void vi.useRealTimers())

/** Sends the waiting emails; returns the key behind the # of the latest link that an address got. */
const keyFor = async (address: string) => {
  await app.run(sendEmails((fault) => expect.fail(String(fault))))
  const letter = app.letters.findLast(({ to }) => to.address === address)
  return /#([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "no link"
}

it("a link in an email sets a forgotten password", async () => {
  const { account } = await aSignedInHomeowner(app)
  await app.client().post("/api/auth/forgot", { email: account.email })
  const key = await keyFor(account.email)
  const chosen = "a longer password"
  expect(await app.client().post("/api/auth/reset", { key, password: chosen })).toMatchObject({ status: 200 })
  const { status } = await app.client().post("/api/auth/login", { email: account.email, password: chosen })
  expect(status).toBe(200)
  expect(app.letters.filter(({ to }) => to.address === account.email).map(({ subject }) => subject)).toEqual([
    "Set a new password"
  ])
  await keyFor(account.email)
  expect(app.letters.at(-1)).toMatchObject({
    to: { address: account.email },
    subject: "Your password was changed"
  })
})

it("a link in an email confirms the address of a new account, and then another one", async () => {
  const client = app.client()
  const { email, firstName, lastName, username } = aUser()
  await client.post("/api/auth/register", { email, firstName, lastName, username, password })
  const confirm = async (address: string) =>
    (await app.client().post("/api/auth/confirm", { key: await keyFor(address) })).status
  expect(await confirm(email)).toBe(200)

  const other = `other-${email}`
  await client.post("/api/me/email", { email: other, password })
  expect(await confirm(other)).toBe(200)
  expect(app.letters.findLast(({ to }) => to.address === email)?.subject).toBe(
    "Your email address is being changed"
  )
  expect(await client.get("/api/me")).toMatchObject({ body: { user: { email: other } } })
})

it("no email to an address that nobody has confirmed has the name that was typed with it", async () => {
  const client = app.client()
  const { email, lastName, username } = aUser()
  const typed = { firstName: "Your parcel waits at", lastName }
  await client.post("/api/auth/register", { email, ...typed, username, password })
  await app.client().post("/api/auth/forgot", { email })
  const key = await keyFor(email)
  const other = `other-${email}`
  await client.post("/api/me/email", { email: other, password })
  await keyFor(other)
  const named = (address: string) =>
    Object.fromEntries(
      app.letters.filter(({ to }) => to.address === address).map(({ subject, to }) => [subject, to.name])
    )
  expect(named(email)).toEqual({
    "Please confirm your email address": "",
    "Set a new password": "",
    "Your email address is being changed": ""
  })
  expect(named(other)).toEqual({ "Please confirm your new email address": "" })
  await app.client().post("/api/auth/reset", { key, password: "a longer password" })
  await keyFor(email)
  expect(named(email)).toMatchObject({ "Your password was changed": `${typed.firstName} ${lastName}` })
})

it("a link in an email to another address works for a day", async () => {
  const start = Date.now()
  vi.useFakeTimers({ toFake: ["Date"], now: start })
  const { account, client } = await aSignedInHomeowner(app)
  const other = `other-${account.email}`
  await client.post("/api/me/email", { email: other, password })
  const key = await keyFor(other)
  const after = async (hours: number) => {
    vi.setSystemTime(start + hours * 3_600_000)
    return (await app.client().post("/api/auth/confirm", { key })).status
  }
  expect([await after(24), await after(23.9)]).toEqual([422, 200])
})

describe.each(storesUnderTest())("a link that two tabs open at once, on %s", (name) => {
  const running = atAppOn(name)
  const inTwoTabs = (key: string) =>
    statusesOf([1, 2].map(() => running.client().post("/api/auth/confirm", { key })))

  it("confirms an address in both, and changes it in both, once", async () => {
    for (let round = 0; round < 3; round++) {
      const { account, client } = await aSignedInHomeowner(running)
      expect(await inTwoTabs(await aLink(running, account, { purpose: "confirm" }))).toEqual([200, 200])
      const email = `new-${account.email}`
      await client.post("/api/me/email", { email, password })
      const key = await aLink(running, { ...account, email }, { purpose: "change" })
      expect(await inTwoTabs(key)).toEqual([200, 200])
      expect(await client.get("/api/me")).toMatchObject({ body: { user: { email } } })
      const told = (await emailsTo(running, account)).filter((kind) => kind.startsWith("email-changed"))
      expect(told.toSorted()).toEqual(["email-changed", "email-changed-from"])
    }
  })
})

describe.each(storesUnderTest())("a link to an address that the account has left, on %s", (name) => {
  const running = atAppOn(name)
  const confirm = (key: string) => running.client().post<Problem>("/api/auth/confirm", { key })
  const dead = { status: 422, body: { errors: [{ field: "key", message: deadLink }] } }

  /** A link that confirms a person's email address, and one that changes it to another. */
  const aChange = async () => {
    const { account, client } = await aSignedInHomeowner(running)
    const email = `new-${account.email}`
    const key = await aLink(running, account, { purpose: "confirm" })
    await client.post("/api/me/email", { email, password })
    return { key, other: await aLink(running, { ...account, email }, { purpose: "change" }) }
  }

  it.each([0, 1])("confirms nothing, pressed %d times before", async (times) => {
    const { key, other } = await aChange()
    for (let pressed = 0; pressed < times; pressed++) expect((await confirm(key)).status).toBe(200)
    for (const status of [200, 200]) expect((await confirm(other)).status).toBe(status)
    for (const answer of [dead, dead]) expect(await confirm(key)).toMatchObject(answer)
  })

  it("confirms nothing after the very moment in which it is left", async () => {
    for (let round = 0; round < 3; round++) {
      const { key, other } = await aChange()
      const [changed, confirmed] = await Promise.all([confirm(other), confirm(key)])
      expect(changed.status).toBe(200)
      expect([200, 422]).toContain(confirmed.status)
      expect(await confirm(key)).toMatchObject(dead)
    }
  })
})
