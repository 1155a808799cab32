// @vitest-environment node
import createCache from "@emotion/cache"
import { CacheProvider } from "@emotion/react"
import { renderToString } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { Router } from "wouter"

import { App } from "#ui/app/App.tsx"
import { preload } from "#ui/app/pages/pages.ts"
import { pagePaths } from "#ui/entry/server/page-servers.ts"
import { createQueryClient } from "#ui/shared/api/query-client.ts"

const paths = pagePaths.filter((path) => path.startsWith("/services/") || path === "/join-as-pro")

const renderOnServer = async (path: string) => {
  await preload(path)
  return renderToString(
    <CacheProvider value={createCache({ key: "css" })}>
      <Router ssrPath={path}>
        <App queryClient={createQueryClient()} />
      </Router>
    </CacheProvider>
  )
}

it("has eleven pages and the application to render", () => {
  expect(paths).toHaveLength(12)
})

describe.each(paths)("%s", (path) => {
  it("stands without a browser, and without style attributes, which the security policy would drop", async () => {
    const html = await renderOnServer(path)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html.match(/<[a-z][^>]* style="[^"]*"/)?.[0]).toBeUndefined()
  })

  it("goes down its headings step by step", async () => {
    const levels = [...(await renderOnServer(path)).matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
    expect(levels[0]).toBe(1)
    levels.slice(1).forEach((level, index) => expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1))
  })
})

it.each(paths.filter((path) => path !== "/join-as-pro"))("%s holds the place of six cards", async (path) => {
  expect((await renderOnServer(path)).match(/data-testid="skeleton-card"/g)).toHaveLength(6)
})
