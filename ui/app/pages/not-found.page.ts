import { definePage } from "../page.ts"

/** Stands at every address that no other page has. */
export const page = definePage({
  path: "*",
  access: "public",
  title: "Page not found",
  screen: async () => (await import("#ui/shared/feedback/NotFoundScreen.tsx")).NotFoundScreen
})
