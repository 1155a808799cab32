import { createHash } from "node:crypto"

import { expect } from "vitest"

import type { Client } from "#tests/support/app/client.ts"

export const keyOf = (client: Client) => client.cookies.get("session") ?? ""
export const idOf = (key: string) => createHash("sha256").update(key).digest("hex")

export const isSignedIn = async (client: Client) => {
  const { body, status } = await client.get<{ user: unknown }>("/api/me")
  expect(status).toBe(200)
  return body.user !== null
}

/** A cookie's attributes, without its name and value. */
export const attributes = (setCookie: string) =>
  setCookie
    .split("; ")
    .slice(1)
    .map((part) => part.toLowerCase())
