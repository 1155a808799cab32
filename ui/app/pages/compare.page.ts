import { definePage } from "../page.ts"

export const page = definePage({
  path: "/compare",
  access: "signed-in",
  title: "Compare offers",
  screen: async () => (await import("#ui/features/comparison/CompareScreen.tsx")).CompareScreen
})
