import { describe, expect, it } from "vitest"

import { readDemoAccounts } from "#ui/features/account/demo-accounts.ts"

const olivia = { role: "homeowner", email: "olivia@example.com", password: "a demo password" }

describe("the demo accounts that a page names", () => {
  it("are read from its text", () => expect(readDemoAccounts(JSON.stringify([olivia]))).toEqual([olivia]))

  it.each(["", "nonsense", "{}", "null"])("are none when the text is %j", (text) =>
    expect(readDemoAccounts(text)).toEqual([])
  )

  it("leave out what is no account", () =>
    expect(readDemoAccounts(JSON.stringify([{ email: "x@example.com" }, null, 7, olivia]))).toEqual([olivia]))
})
