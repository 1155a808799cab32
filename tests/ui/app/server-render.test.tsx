// @vitest-environment node
import createCache from "@emotion/cache"
import { CacheProvider } from "@emotion/react"
import { renderToString } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { Router } from "wouter"

import { App } from "#ui/app/App.tsx"
import { findPage, preload } from "#ui/app/pages/pages.ts"
import { ThemeRoot } from "#ui/app/shell/ThemeRoot.tsx"
import { pagePaths } from "#ui/entry/server/page-servers.ts"
import { createQueryClient } from "#ui/shared/api/query-client.ts"
import { SkeletonCards } from "#ui/shared/feedback/SkeletonCards.tsx"

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

const styleAttribute = /<[a-z][^>]* style="/

describe("rendered without a browser", () => {
  it("a preloaded screen stands at once, in its frame", async () => {
    const html = await renderOnServer("/nowhere")
    expect(html).toContain("404 Page Not Found")
    expect(html).toContain("<title>Page not found | Best Contractors On Demand</title>")
    expect(html).toMatch(/<main/)
  })

  it("the frame and the placeholders carry no style attributes, which the security policy would drop", async () => {
    expect(await renderOnServer("/nowhere")).not.toMatch(styleAttribute)
    const placeholders = renderToString(
      <ThemeRoot>
        <SkeletonCards />
      </ThemeRoot>
    )
    expect(placeholders.match(/data-testid="skeleton-card"/g)).toHaveLength(6)
    expect(placeholders).not.toMatch(styleAttribute)
  })
})

describe("the route table", () => {
  it.each(pagePaths)("knows %s", (path) => {
    expect(findPage(path.replace(":id", "019a"))?.path).toBe(path)
  })

  it.each(["/nowhere", "/provider", "/provider/1/reviews", "/services/plumbing/leaks", "//", "/servicesx"])(
    "does not know %s",
    (path) => {
      expect(findPage(path)).toBeUndefined()
    }
  )
})
