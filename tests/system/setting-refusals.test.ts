import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import * as fc from "fast-check"
import { afterEach, beforeEach, describe, expect, it } from "vitest"

import { SettingError } from "#adapters/config/setting-error.ts"
import { type Environment, readSettings } from "#adapters/config/settings.ts"

const secret = "0123456789abcdef0123456789abcdef"

describe("settings", () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "contractors-settings-"))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const read = (environment: Environment = {}) =>
    readSettings({ DATABASE_URL: `sqlite:${folder}/a.sqlite`, ...environment })

  const outcomeOf = (environment: Environment) => {
    try {
      read(environment)
      return "taken"
    } catch (error) {
      if (error instanceof SettingError) return error.message
      throw error
    }
  }

  it.each([
    ["PORT", "abc"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "3000.5"],
    ["PORT", "0x10"],
    ["HOST", "my host"],
    ["HOST", "http://localhost"],
    ["DEMO_DATA", "yes"],
    ["TRUST_PROXY", "true"],
    ["PUBLIC_URL", "www.example.com"],
    ["PUBLIC_URL", "ftp://example.com"],
    ["PUBLIC_URL", "https://example.com/shop"],
    ["PUBLIC_URL", "https://example.com?a=1"],
    ["PUBLIC_URL", "https://me:hunter3@example.com"],
    ["DATABASE_URL", "mysql://user:hunter2@db/x"],
    ["DATABASE_URL", "postgres://user:hunter2@:99999/x"],
    ["DATABASE_URL", "sqlite:"],
    ["SESSION_SECRET", "hunter2"],
    ["SESSION_SECRET", `${secret},hunter2`],
    ["SESSION_SECRET", `${secret},`]
  ])(
    "refuse %s=%s in one line that names the variable and gives an example, and keeps secrets",
    (name, value) => {
      const message = outcomeOf({ [name]: value })
      expect(message).toMatch(new RegExp(`^${name} .*(for example|such as) `))
      expect(message).not.toContain("\n")
      expect(message).not.toContain("hunter2")
      expect(message).not.toContain(secret)
    }
  )

  it("need a secret in production", () => {
    expect(outcomeOf({ NODE_ENV: "production" })).toMatch(
      /^SESSION_SECRET is not set, and production needs one; /
    )
  })

  it("say so when no secret can be kept", () => {
    writeFileSync(join(folder, "file"), "")
    const message = outcomeOf({ DATABASE_URL: `sqlite:${folder}/file/a.sqlite` })
    expect(message).toMatch(
      /^SESSION_SECRET is not set, and none can be kept in .*file\/session-secret \(E\w+\); /
    )
  })

  it("take any value or refuse it in one line", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("PORT", "HOST", "DEMO_DATA", "TRUST_PROXY"),
        fc.string({ unit: fc.constantFrom("\n", '"', "a", "1", ":", " ") }),
        (name, value) => {
          expect(outcomeOf({ [name]: value, SESSION_SECRET: secret })).toMatch(
            new RegExp(`^(taken|${name} .*)$`)
          )
        }
      )
    )
  })
})
