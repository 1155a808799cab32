import * as Result from "effect/Result"
import { expect, it } from "vitest"

import { readDatabaseUrl } from "#adapters/db-knex/database-url.ts"

it.each([
  [undefined, { kind: "sqlite", filename: "data/marketplace.sqlite" }],
  ["", { kind: "sqlite", filename: "data/marketplace.sqlite" }],
  ["sqlite:/var/lib/shop.sqlite", { kind: "sqlite", filename: "/var/lib/shop.sqlite" }],
  ["sqlite::memory:", { kind: "sqlite", filename: ":memory:" }],
  ["postgres://ana:pw@db.example:5433/shop", { kind: "postgres" }],
  ["postgresql:///shop", { kind: "postgres" }]
])("DATABASE_URL %j names a database", (value, address) => {
  expect(Result.getOrThrow(readDatabaseUrl(value))).toMatchObject(address)
})

it.each([
  ["sqlite:", /^names no file; use sqlite:PATH/],
  ["mysql://ana:secret@db/shop", /^names a database of an unknown kind; use sqlite:PATH/],
  ["data/secret.sqlite", /^names a database of an unknown kind/],
  ["postgres://", /^(is not a well-formed address|names neither a server nor a database); use/],
  ["postgres://ana:secret@db:port/shop", /^is not a well-formed address; use/]
])("DATABASE_URL %j is refused with a reason that does not repeat it", (value, reason) => {
  const refused = Result.flip(readDatabaseUrl(value))
  expect(Result.getOrThrow(refused)).toMatch(reason)
  expect(Result.getOrThrow(refused)).not.toContain("secret")
})

it.each(["prefer", "require", "verify-ca"])(
  "DATABASE_URL with sslmode=%s wants the certificate checked, as the driver does, in the driver's word",
  (mode) => {
    const value = `postgres://ana:p%2Fw@db.example:5433/shop?sslmode=${mode}&application_name=a`
    const url = "postgres://ana:p%2Fw@db.example:5433/shop?sslmode=verify-full&application_name=a"
    expect(Result.getOrThrow(readDatabaseUrl(value))).toEqual({ kind: "postgres", url })
  }
)

it.each([
  "sslmode=verify-full",
  "sslmode=no-verify",
  "sslmode=disable",
  "uselibpqcompat=true&sslmode=require"
])("DATABASE_URL with %s stays as it is", (way) => {
  const url = `postgres://db.example/shop?${way}`
  expect(Result.getOrThrow(readDatabaseUrl(url))).toEqual({ kind: "postgres", url })
})
