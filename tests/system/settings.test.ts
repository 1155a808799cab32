import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { afterEach, beforeEach, describe, expect, it } from "vitest"

import { type Environment, readSettings } from "#adapters/config/settings.ts"

const secret = "0123456789abcdef0123456789abcdef"

const addressesIn = ({ mail, siteOperator }: ReturnType<typeof readSettings>) => [
  mail.postalAddress,
  siteOperator.address
]

describe("settings", () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "contractors-settings-"))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const read = (environment: Environment = {}) =>
    readSettings({ DATABASE_URL: `sqlite:${folder}/a.sqlite`, ...environment })
  const kept = () => join(folder, "session-secret")

  it("are these when nothing is set", () => {
    expect(read()).toEqual({
      host: "127.0.0.1",
      port: 3000,
      metrics: null,
      tracing: null,
      database: { kind: "sqlite", filename: join(folder, "a.sqlite") },
      workers: 1,
      keptMegabytes: null,
      sessionSecrets: [expect.stringMatching(/^[0-9a-f]{64}$/)],
      demoData: true,
      namesDemoAccounts: true,
      trustProxy: false,
      publicUrl: null,
      siteOperator: { name: null, email: null, address: null },
      mail: { route: { kind: "files", folder: join(folder, "emails") }, replyTo: null, postalAddress: null },
      photos: { kind: "folder", folder: join(folder, "photos") },
      keepsApplications: true,
      mayLackUi: false
    })
  })

  it("keep photos where they are told", () => {
    expect(read({ PHOTOS_DIR: "/srv/photos" }).photos).toEqual({ kind: "folder", folder: "/srv/photos" })
    expect(read({ PHOTOS_URL: "s3://my-bucket", AWS_REGION: "us-east-1" }).photos).toEqual({
      kind: "bucket",
      bucket: "my-bucket",
      prefix: "",
      endpoint: null
    })
    const endpoint = "https://s3.example.com"
    expect(read({ PHOTOS_URL: "s3://my-bucket/site/photos/", PHOTOS_ENDPOINT: endpoint }).photos).toEqual({
      kind: "bucket",
      bucket: "my-bucket",
      prefix: "site/photos/",
      endpoint
    })
  })

  it("send email by the server that is named, and none in production without one", () => {
    const production = { NODE_ENV: "production", SESSION_SECRET: secret }
    expect(read(production).mail.route).toEqual({ kind: "off" })
    const { mail } = read({
      ...production,
      PUBLIC_URL: "https://www.example.com",
      SMTP_URL: "smtps://user:pass%2Fword@mail.example.com:465/",
      MAIL_FROM: "Best Contractors <no-reply@example.com>",
      MAIL_REPLY_TO: "hello@example.com",
      POSTAL_ADDRESS: " 12 Main Street, Austin, TX 78701 "
    })
    expect(mail).toEqual({
      route: {
        kind: "smtp",
        url: "smtps://user:pass%2Fword@mail.example.com:465/",
        from: { name: "Best Contractors", address: "no-reply@example.com" }
      },
      replyTo: { name: "", address: "hello@example.com" },
      postalAddress: "12 Main Street, Austin, TX 78701"
    })
  })

  it("takes one address for emails and for the pages about the site, unless both are given", () => {
    expect(addressesIn(read({ POSTAL_ADDRESS: "1 Main Street" }))).toEqual(["1 Main Street", "1 Main Street"])
    expect(addressesIn(read({ OPERATOR_ADDRESS: "2 Main Street" }))).toEqual([
      "2 Main Street",
      "2 Main Street"
    ])
    const both = { POSTAL_ADDRESS: "PO Box 1", OPERATOR_ADDRESS: "2 Main Street" }
    expect(addressesIn(read(both))).toEqual(["PO Box 1", "2 Main Street"])
    expect(() => read({ OPERATOR_ADDRESS: "x".repeat(201) })).toThrow(
      "OPERATOR_ADDRESS has more than 200 characters"
    )
  })

  it("tell what was counted up to the last port there is", () => {
    const database = { DATABASE_URL: "postgres://u:p@db/x", WORKERS: "2", SESSION_SECRET: secret }
    expect(read({ ...database, METRICS_PORT: "65534" }).metrics?.port).toBe(65_534)
  })

  it("are what the environment says", () => {
    const url = "postgres://user:password@db.example:5432/marketplace"
    const pool = "postgres://user:password@pool.example:6432/marketplace"
    const replicas = [1, 2].map((number) => `postgres://user:a%2Cb@replica-${number}.example/marketplace`)
    const settings = readSettings({
      HOST: "0.0.0.0",
      PORT: "0",
      METRICS_PORT: "9464",
      OTEL_EXPORTER_OTLP_ENDPOINT: "https://collector.example/otlp/",
      OTEL_EXPORTER_OTLP_HEADERS: "api-key=a%20key, tenant=pros",
      OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=production",
      DATABASE_URL: `${pool}?prepare=off`,
      DATABASE_DIRECT_URL: url,
      DATABASE_READ_URL: `${replicas.join(", ")}?prepare=off`,
      SESSION_SECRET: ` ${secret}, ${secret.toUpperCase()} `,
      DEMO_DATA: "0",
      TRUST_PROXY: "1",
      WORKERS: "4",
      KEPT_MB: "0",
      PUBLIC_URL: "https://Pros.example/",
      OPERATOR_NAME: " Pros & Sons, Inc. ",
      OPERATOR_EMAIL: "hello@pros.example",
      OPERATOR_ADDRESS: "12 Main Street, Austin, TX 78701",
      NODE_ENV: "production"
    })
    expect(settings).toEqual({
      host: "0.0.0.0",
      port: 0,
      metrics: { host: "127.0.0.1", port: 9464 },
      tracing: {
        url: "https://collector.example/otlp/v1/traces",
        headers: { "api-key": "a key", tenant: "pros" },
        resource: {
          serviceName: "best-contractors",
          attributes: { "deployment.environment.name": "production" }
        }
      },
      database: {
        kind: "postgres",
        primary: { url: pool, isPooled: true },
        directUrl: url,
        replicas: [
          { url: replicas[0], isPooled: false },
          { url: replicas[1], isPooled: true }
        ]
      },
      workers: 4,
      keptMegabytes: 0,
      sessionSecrets: [secret, secret.toUpperCase()],
      demoData: false,
      namesDemoAccounts: false,
      trustProxy: true,
      publicUrl: "https://pros.example",
      siteOperator: {
        name: "Pros & Sons, Inc.",
        email: "hello@pros.example",
        address: "12 Main Street, Austin, TX 78701"
      },
      mail: { route: { kind: "off" }, replyTo: null, postalAddress: "12 Main Street, Austin, TX 78701" },
      photos: { kind: "folder", folder: join("data", "photos") },
      keepsApplications: true,
      mayLackUi: false
    })
  })

  it("count an empty variable as unset", () => {
    expect(
      read({ PORT: "", HOST: "", DEMO_DATA: "", TRUST_PROXY: "", PUBLIC_URL: "", SESSION_SECRET: "" })
    ).toEqual(read())
  })

  it.each(["development", "test", ""])("load the demo where NODE_ENV is %j", (mode) => {
    expect(read({ NODE_ENV: mode })).toMatchObject({ demoData: true, namesDemoAccounts: true })
  })

  it("load the demo outside production only, unless told", () => {
    const production = { NODE_ENV: "production", SESSION_SECRET: secret }
    expect(read(production).demoData).toBe(false)
    expect(read({ ...production, DEMO_DATA: "1" })).toMatchObject({
      demoData: true,
      namesDemoAccounts: false
    })
    expect(read({ DEMO_DATA: "0" }).demoData).toBe(false)
  })

  it("keep a secret that they had to make, readable by its owner alone", () => {
    const { sessionSecrets } = read()
    expect(readFileSync(kept(), "utf8").trim()).toBe(sessionSecrets[0])
    expect(statSync(kept()).mode & 0o777).toBe(0o600)
    expect(read().sessionSecrets).toEqual(sessionSecrets)
  })

  it("replace a kept secret that is too short, and make none when one is given", () => {
    writeFileSync(kept(), "short")
    expect(read().sessionSecrets[0]).toHaveLength(64)
    rmSync(kept())
    read({ SESSION_SECRET: secret })
    expect(existsSync(kept())).toBe(false)
  })
})
