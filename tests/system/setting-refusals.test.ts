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
    ["METRICS_PORT", "none"],
    ["METRICS_PORT", "0"],
    ["NODE_ENV", "Production"],
    ["NODE_ENV", "prod"],
    ["NODE_ENV", "production "],
    ["WORKERS", "0"],
    ["WORKERS", "two"],
    ["KEPT_MB", "-1"],
    ["KEPT_MB", "1.5"],
    ["KEPT_MB", "65537"],
    ["WORKERS", "65"],
    // SQLite has one server.
    ["WORKERS", "2"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4318"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "https://me:hunter2@collector.example"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "https://collector.example?key=1"],
    ["HOST", "http://localhost"],
    ["DEMO_DATA", "yes"],
    ["TRUST_PROXY", "true"],
    ["PUBLIC_URL", "www.example.com"],
    ["PUBLIC_URL", "ftp://example.com"],
    ["PUBLIC_URL", "https://example.com/shop"],
    ["PUBLIC_URL", "https://example.com?a=1"],
    ["PUBLIC_URL", "https://me:hunter3@example.com"],
    ["OPERATOR_NAME", "Pros\nand more"],
    ["OPERATOR_NAME", "p".repeat(201)],
    ["OPERATOR_EMAIL", "hello"],
    ["OPERATOR_EMAIL", "hello@pros.example?subject=a"],
    ["OPERATOR_EMAIL", "Pros <hello@pros.example>"],
    ["POSTAL_ADDRESS", "12 Main Street\r\nAustin"],
    ["POSTAL_ADDRESS", "12 Main Street\u2028Austin"],
    ["POSTAL_ADDRESS", "p".repeat(201)],
    ["MAIL_FROM", "Pros"],
    ["MAIL_REPLY_TO", "Pros <hello"],
    ["MAIL_REPLY_TO", "hello@example.com\r\nBcc: eve@example.com"],
    ["OPERATOR_ADDRESS", "12 Main Street\r\nAustin"],
    ["PHOTOS_URL", "https://my-bucket.s3.amazonaws.com"],
    ["PHOTOS_URL", "s3://"],
    ["PHOTOS_URL", "s3://My Bucket"],
    ["DATABASE_URL", "mysql://user:hunter2@db/x"],
    ["DATABASE_URL", "postgres://user:hunter2@:99999/x"],
    ["DATABASE_URL", "sqlite:"],
    ["DATABASE_URL", "postgres://user:hunter2@db/x?prepare=on"],
    ["DATABASE_READ_URL", "postgres://user:hunter2@replica/x"],
    ["DATABASE_DIRECT_URL", "postgres://user:hunter2@db/x"],
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

  const pooled = { DATABASE_URL: "postgres://u:hunter2@pool/x?prepare=off" }
  const postgres = { DATABASE_URL: "postgres://u:hunter2@db/x" }
  it.each([
    [
      pooled,
      /^DATABASE_DIRECT_URL is needed with \?prepare=off in DATABASE_URL: a pool does not listen; for example /
    ],
    [
      { ...pooled, DATABASE_DIRECT_URL: pooled.DATABASE_URL },
      /^DATABASE_DIRECT_URL has prepare=off, but leads past /
    ],
    [
      { ...postgres, DATABASE_DIRECT_URL: "sqlite:a" },
      /^DATABASE_DIRECT_URL names no PostgreSQL; for example /
    ],
    [
      { ...postgres, DATABASE_READ_URL: `${postgres.DATABASE_URL},hunter2` },
      /^DATABASE_READ_URL names a database of /
    ],
    [
      { ...postgres, DATABASE_READ_URL: "postgres://u:hunter2@db:x/x" },
      /^DATABASE_READ_URL is not a well-formed /
    ]
  ])("refuse ways to PostgreSQL that lead nowhere, and keep passwords", (environment, reason) => {
    const message = outcomeOf({ ...environment, SESSION_SECRET: secret })
    expect(message).toMatch(reason)
    expect(message).not.toMatch(/\n|hunter2/)
  })

  it("say how an address of a database has the characters of a password that it could not be read for", () => {
    expect(outcomeOf({ DATABASE_URL: "postgres://u:hunter2/x@db/x" })).toBe(
      "DATABASE_URL is not a well-formed address; use sqlite:PATH (such as sqlite:data/marketplace.sqlite) or postgres://user:password@host:5432/name (in a password / is %2F, # is %23, ? is %3F and % is %25)"
    )
  })

  it.each([
    [
      {},
      /^PUBLIC_URL is needed with SMTP_URL: emails carry links; for example PUBLIC_URL=https:\/\/www\.example\.com$/
    ],
    [{ PUBLIC_URL: "https://pros.example" }, /^MAIL_FROM is needed with SMTP_URL: emails have a sender; /],
    [
      { PUBLIC_URL: "https://pros.example", MAIL_FROM: "Pros" },
      /^MAIL_FROM is "Pros", not an email address; /
    ],
    [
      { PUBLIC_URL: "https://pros.example", MAIL_FROM: "a@pros.example", SMTP_URL: "https://u:hunter2@mail" },
      /^SMTP_URL is not the address of a mail server; for example SMTP_URL=smtp:/
    ]
  ])("say what a mail server needs besides: %#", (more, expected) => {
    const message = outcomeOf({ SMTP_URL: "smtp://user:hunter2@mail.example.com:587", ...more })
    expect(message).toMatch(expected)
    expect(message).not.toContain("hunter2")
  })

  it.each([
    "mail.example.com:587",
    "smtp://",
    "smtp://user:hunter2@mail.example.com:99999",
    "smtp://user:hunter2@mail.example.com\r\n.evil.example",
    "smtp://user:hunter2%@mail.example.com",
    "smtp://user%zz:hunter2@mail.example.com",
    "smtp://user:hunter2%00@mail.example.com",
    "smtp://user:hunter2/x@mail.example.com:587",
    "smtp://user:12/hunter2@mail.example.com:587",
    "smtp://user:12?hunter2@mail.example.com:587",
    "smtp://user:12#hunter2@mail.example.com:587"
  ])("take no %j for a mail server, and repeat nothing of it", (url) => {
    const message = outcomeOf({
      SMTP_URL: url,
      PUBLIC_URL: "https://pros.example",
      MAIL_FROM: "a@pros.example"
    })
    expect(message).toBe(
      "SMTP_URL is not the address of a mail server; for example SMTP_URL=smtp://user:password@mail.example.com:587 (in a password / is %2F, # is %23, ? is %3F and % is %25)"
    )
  })

  it.each([
    "Pros\r\nBcc: eve@example.com <a@pros.example>",
    "a@pros.example\r\nBcc: eve@example.com",
    "a@b, c@d"
  ])("take no %j for a sender", (from) => {
    const message = outcomeOf({
      SMTP_URL: "smtp://mail.example.com",
      PUBLIC_URL: "https://pros.example",
      MAIL_FROM: from
    })
    expect(message).toMatch(/^MAIL_FROM is ".*", not an email address; for example MAIL_FROM=/)
  })

  it.each([
    ["OTEL_EXPORTER_OTLP_HEADERS", "hunter2"],
    ["OTEL_EXPORTER_OTLP_HEADERS", "api-key=hunter2,"],
    ["OTEL_EXPORTER_OTLP_HEADERS", "api-key=hunter2%0D%0AHost: evil"],
    ["OTEL_EXPORTER_OTLP_HEADERS", "api-key=hunter2%E0"],
    ["OTEL_RESOURCE_ATTRIBUTES", "=hunter2"]
  ])("take no %s=%s where spans are sent, and repeat nothing of it", (name, value) => {
    const message = outcomeOf({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318", [name]: value })
    expect(message).toMatch(
      new RegExp(`^${name} holds something else than names and values; for example ${name}=`)
    )
    expect(message).not.toContain("hunter2")
    expect(outcomeOf({ [name]: value })).toBe("taken")
  })

  const workers = { ...postgres, WORKERS: "3" }
  it.each([
    [{ METRICS_PORT: "3000" }, "METRICS_PORT is 3000, and PORT is 3000: they need ports of their own"],
    [
      { ...workers, PORT: "8082", METRICS_PORT: "8080" },
      "METRICS_PORT is 8080, with the 2 after it for WORKERS=3, and PORT is 8082: they need ports of their own"
    ],
    [
      { ...workers, METRICS_PORT: "65534" },
      "METRICS_PORT is 65534, and WORKERS=3 needs ports up to 65536, beyond 65535"
    ]
  ])("refuse a port of metrics that cannot be had: %#", (environment, reason) => {
    expect(outcomeOf({ SESSION_SECRET: secret, ...environment })).toBe(
      `${reason}; for example METRICS_PORT=9464`
    )
  })

  it.each([{}, { AWS_REGION: "" }])("need a region with a bucket of Amazon's: %#", (environment) => {
    expect(outcomeOf({ PHOTOS_URL: "s3://my-bucket", ...environment })).toBe(
      "AWS_REGION is needed with PHOTOS_URL, unless PHOTOS_ENDPOINT names another store; for example AWS_REGION=us-east-1"
    )
  })

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
        fc.constantFrom("PORT", "HOST", "DEMO_DATA", "TRUST_PROXY", "OPERATOR_NAME", "OPERATOR_EMAIL"),
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
