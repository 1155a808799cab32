import { describe, expect, it } from "vitest"

import { openable } from "#adapters/system/listen.ts"
import { Client } from "#tests/support/app/client.ts"
import { serverProcesses } from "#tests/support/app/server-process.ts"
import { aRegistration } from "#tests/support/builders.ts"

describe("Links in emails of a server without PUBLIC_URL", { timeout: 60_000 }, () => {
  const { start } = serverProcesses()

  it("lead to the port it has taken, by a name that can be opened", async () => {
    const { port } = new URL(await start({ HOST: "0.0.0.0" }).ready)
    const site = `http://localhost:${port}`
    const client = new Client(`http://127.0.0.1:${port}`)
    expect((await client.post("/api/auth/register", aRegistration())).status).toBe(201)
    const emails = async () => (await client.get<string>("/dev/emails")).body
    await expect.poll(emails, { timeout: 20_000 }).toContain(`href="${site}/confirm-email#`)
  })
})

it.each([
  ["http://0.0.0.0:3000", "http://localhost:3000"],
  ["http://[::]:3000", "http://localhost:3000"],
  ["http://[::1]:3000", "http://[::1]:3000"],
  ["http://192.168.1.7:3000", "http://192.168.1.7:3000"]
])("%s opens as %s", (url, opens) => {
  expect(openable(url)).toBe(opens)
})
