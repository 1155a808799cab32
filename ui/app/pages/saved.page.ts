import { definePage } from "../page.ts"

export const page = definePage({
  path: "/saved",
  access: "signed-in",
  title: "Saved",
  screen: async () => (await import("#ui/features/saved/SavedScreen.tsx")).SavedScreen
})
