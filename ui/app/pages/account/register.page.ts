import type { PageServer } from "#ui/app/page-server.ts"
import { definePage } from "#ui/app/page.ts"
import { staticHead } from "#ui/shared/head/static-head.ts"

export const page = definePage({
  path: "/register",
  access: "public",
  title: "Create an account",
  screen: async () => (await import("#ui/features/account/RegisterScreen.tsx")).RegisterScreen
})

export const server = {
  head: () =>
    staticHead(page.path, {
      description:
        "Create a free account: ask home service professionals for quotes, post your project and message them, or offer your own services near you.",
      trail: [{ href: page.path, label: "Create an account" }]
    })
} satisfies PageServer
