// @vitest-environment node
import { readdirSync } from "node:fs"

import { renderToString } from "react-dom/server"
import { expect, it } from "vitest"
import { Route, Router } from "wouter"

import { findPage, isPrivate } from "#ui/app/pages/pages.ts"
import { filesAt, pagePaths, serverAt } from "#ui/entry/server/page-servers.ts"

const addressOf = (path: string) => path.replaceAll(/:\w+/g, "x")
const gate = "app/signed-in.gate.tsx"

it("lists the page of every file", () => {
  const files = readdirSync("ui/app/pages", { recursive: true, encoding: "utf8" })
    .filter((name) => name.includes(".page."))
    .map((name) => `app/pages/${name.replaceAll("\\", "/")}`)
  const listed = [...pagePaths.map(addressOf), "/nowhere"].flatMap((path) => filesAt(path, true))
  expect([...new Set(listed)].toSorted()).toEqual([...files, gate].toSorted())
})

it.each(pagePaths)("%s says of itself what its visitors may read", (path) => {
  expect(serverAt(addressOf(path)) === undefined).toBe(isPrivate(path))
})

it("names visitors the gate instead of the page behind it", () => {
  expect(filesAt("/dashboard", false)).toEqual([gate])
  expect(filesAt("/dashboard", true)).toEqual([gate, "app/pages/dashboard.page.ts"])
  expect(filesAt("/services", false)).toEqual(["app/pages/services.page.ts"])
  expect(filesAt("/nowhere", false)).toEqual(["app/pages/not-found.page.ts"])
})

it("gives the server part what the address names", () => {
  expect(serverAt("/providers/tx/Austin/plumbing/")?.params).toEqual({
    state: "tx",
    city: "Austin",
    category: "plumbing"
  })
})

// The router renders pages, but status, data and head follow our own parsing of an address: both must agree.
it.each([
  "/",
  "/services",
  "/Services/",
  "/services//",
  "/provider/x",
  "/provider/x/",
  "/provider/",
  "//",
  "/a.b"
])("reads %s as the router does", (path) => {
  const drawn = pagePaths.filter((pattern) => {
    const html = renderToString(
      <Router ssrPath={path}>
        <Route path={pattern}>drawn</Route>
      </Router>
    )
    return html !== ""
  })
  expect(drawn).toEqual([findPage(path)?.path].filter((found) => found !== undefined))
})
