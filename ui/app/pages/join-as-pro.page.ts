import { staticHead } from "#ui/shared/head/static-head.ts"

import type { PageServer } from "../page-server.ts"
import { definePage } from "../page.ts"

export const page = definePage({
  path: "/join-as-pro",
  access: "public",
  title: "Join as a pro",
  screen: async () => (await import("#ui/features/application/JoinAsProScreen.tsx")).JoinAsProScreen
})

export const server = {
  head: () =>
    staticHead(page.path, {
      description:
        "Join the network for home service professionals: more customers near you, your own prices and hours, protected payments. Apply in five minutes.",
      trail: [{ href: page.path, label: "Join as a pro" }]
    })
} satisfies PageServer
