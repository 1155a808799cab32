import { assert, oneof, property, string, webUrl } from "fast-check"
import { expect, it } from "vitest"

import { loginPath, safeNext } from "#ui/shared/session/safe-next.ts"

it.each([
  "/messages",
  "/start-project?providerId=1",
  "/provider/1#reviews",
  "/providers?next=https://elsewhere.example"
])("goes to %s", (next) => {
  expect(safeNext(next)).toBe(next)
})

it.each([
  null,
  undefined,
  "",
  "messages",
  "https://elsewhere.example",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "/\t/elsewhere.example",
  "/.//elsewhere.example",
  "/%2e//elsewhere.example",
  "javascript:alert(1)",
  " //elsewhere.example"
])("goes to the dashboard instead of %j", (next) => {
  expect(safeNext(next)).toBe("/dashboard")
})

it("never leaves the site, whatever it is given", () => {
  const site = "https://best.example"
  assert(
    property(
      oneof(
        webUrl(),
        string().map((text) => `/${text}`),
        string()
      ),
      (next) => {
        expect(new URL(safeNext(next), site).origin).toBe(site)
      }
    )
  )
})

it("finds its way back through the sign-in page", () => {
  const query = loginPath("/start-project?providerId=1&a=b").split("?")[1]
  expect(safeNext(new URLSearchParams(query).get("next"))).toBe("/start-project?providerId=1&a=b")
})
