import { describe, expect, it, vi } from "vitest"

import { aKnownBrowser, deviceOf, start } from "./known-browser.ts"
import { aLink } from "./links.ts"
import { aSignedInHomeowner, password } from "./people.ts"
import { passwordHash, times } from "./plain-passwords.ts"

describe("a browser that an account has signed in from", () => {
  const { failElsewhere, known, login } = aKnownBrowser()

  it("is not kept out by those who fail elsewhere, while they are", async () => {
    const { app, own } = known()
    expect(await failElsewhere()).toEqual([401])
    expect((await login(app.client(), password)).status).toBe(429)
    expect((await login(own, password)).status).toBe(200)
  })

  it("may fail as often as the account elsewhere, and is then kept out alone", async () => {
    const { app, own } = known()
    expect(await times(10, () => login(own, "wrong"))).toEqual([401])
    const refused = await login(own, password)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(900)
    expect((await login(app.client(), password)).status).toBe(200)
  })

  it("is let in by a password that is set by a link", async () => {
    const { account, app, own } = known()
    expect(await times(10, () => login(own, "wrong"))).toEqual([401])
    expect((await login(own, password)).status).toBe(429)
    const key = await aLink(app, account)
    expect((await own.post("/api/auth/reset", { key, password: "another horse" })).status).toBe(200)
    expect((await login(own, "another horse")).status).toBe(200)
  })

  it("counts for its account alone", async () => {
    const { app, own } = known()
    const other = await aSignedInHomeowner(app, { passwordHash })
    expect(await times(10, () => login(app.client(), "wrong", other.account.email))).toEqual([401])
    expect((await login(own, password, other.account.email)).status).toBe(429)
  })

  it("is known again for each of five accounts, the last that signed in", async () => {
    const { account, app, own } = known()
    const others = []
    for (let turn = 0; turn < 5; turn++)
      others.push((await aSignedInHomeowner(app, { passwordHash })).account)
    for (const { email } of others) expect((await login(own, password, email)).status).toBe(200)
    expect(deviceOf(own).split(".")).toHaveLength(6)
    for (const { email } of [...others, account]) await times(10, () => login(app.client(), "wrong", email))
    vi.setSystemTime(start + 1_000)
    const cookie = { cookie: `device=${deviceOf(own)}`, "x-forwarded-for": "203.0.113.8" }
    const again = (email: string) => app.client().post("/api/auth/login", { email, password }, cookie)
    for (const { email } of others) expect((await again(email)).status).toBe(200)
    expect((await again(account.email)).status).toBe(429)
  })
})
