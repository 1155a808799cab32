import { definePage } from "#ui/app/page.ts"
import type { LinkPath } from "#ui/features/account/links/link-screens.ts"

/** A page that has to do with the links in emails. These pages are short, and share one chunk. */
export const linkPage = <const Path extends LinkPath>(path: Path) =>
  definePage({
    path,
    access: "unlisted",
    title: path === "/confirm-email" ? "Confirm your email address" : "Set a new password",
    screen: async () => (await import("#ui/features/account/links/link-screens.ts")).linkScreens[path]
  })
