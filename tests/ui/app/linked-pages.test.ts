// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { aSignedInProvider } from "#tests/http/accounts/people.ts"
import { openRenderedUi } from "#tests/support/app/rendered-ui.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { indexedPaths } from "#ui/entry/server/page-servers.ts"
import { readProviderQuery, writeProviderQuery } from "#ui/shared/search/provider-query.ts"

describe("what pages link to", () => {
  const { remove, ui } = openRenderedUi()
  let app: RunningApp
  beforeAll(async () => {
    app = await startApp({ ui, indexedPages: indexedPaths })
  })
  afterAll(async () => {
    await app.stop()
    remove()
  })

  const textOf = async (path: string) => (await app.client().get<string>(path)).body
  /** Whether it closes a path, as RFC 9309 compares them: by the beginning, the query being a part of the path. */
  const closing = async () => {
    const lines = (await textOf("/robots.txt")).split("\n")
    const closed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])
    return (path: string) => closed.some((start) => path.startsWith(start))
  }
  const linksOf = async (path: string) =>
    [...(await textOf(path)).matchAll(/<a [^>]*href="([^"]+)"[^>]*>/g)].map(([tag, href = ""]) => ({
      href,
      isFollowed: !tag.includes('rel="nofollow"')
    }))

  it("does not recommend signing in and back to a page, which robots.txt closes, unlike signing in", async () => {
    const { profile } = await aSignedInProvider(app)
    const isClosed = await closing()
    const closedLinks = (await linksOf(`/provider/${profile.id}`)).filter(({ href }) => isClosed(href))
    expect(closedLinks).toEqual([{ href: `/login?next=%2Fprovider%2F${profile.id}`, isFollowed: false }])
    expect(isClosed("/register?next=%2Fprovider%2F1")).toBe(true)
    expect(["/login", "/register", "/register?role=provider"].filter(isClosed)).toEqual([])
  })

  it.each(indexedPaths)("is open to search engines on %s", async (path) => {
    const isClosed = await closing()
    expect((await linksOf(path)).filter(({ href }) => isClosed(href))).toEqual([])
  })
  it("is spelled as search engines are told, where it is a list", { timeout: 60_000 }, async () => {
    const { profile } = await aSignedInProvider(app, { specialties: ["Kitchen Remodeling", "Pool Services"] })
    const pages = [...indexedPaths, `/provider/${profile.id}`]
    const links = (await Promise.all(pages.map(linksOf)))
      .flat()
      .map(({ href }) => href.replaceAll("&amp;", "&"))
    const lists = new Set(links.filter((href) => href.startsWith("/providers?")))
    expect(lists.size).toBeGreaterThan(5)
    const spelled = [...lists].map((href) => {
      const query = readProviderQuery(href.slice(href.indexOf("?")))
      return `/providers${writeProviderQuery(query)}`
    })
    expect(spelled).toEqual([...lists])
  })
})
