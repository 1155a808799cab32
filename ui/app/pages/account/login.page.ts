import type { PageServer } from "#ui/app/page-server.ts"
import { definePage } from "#ui/app/page.ts"
import { staticHead } from "#ui/shared/head/static-head.ts"

export const page = definePage({
  path: "/login",
  access: "public",
  title: "Sign in",
  screen: async () => (await import("#ui/features/account/LoginScreen.tsx")).LoginScreen
})

export const server = {
  head: () =>
    staticHead(page.path, {
      description:
        "Sign in to see your quotes, projects and messages, and to answer the professionals or homeowners who are waiting to hear from you.",
      trail: [{ href: page.path, label: "Sign in" }]
    })
} satisfies PageServer
