import { notFoundTitle } from "#ui/shared/feedback/not-found-title.ts"

import { definePage } from "../page.ts"

/** Shown at every path that no other page has. */
export const page = definePage({
  path: "*",
  access: "public",
  title: notFoundTitle,
  screen: async () => (await import("#ui/shared/feedback/NotFoundScreen.tsx")).NotFoundScreen
})
