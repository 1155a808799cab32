import { definePage } from "../page.ts"

export const page = definePage({
  path: "/projects/:projectId/compare",
  access: "signed-in",
  title: "Compare offers",
  screen: async () => (await import("#ui/features/comparison/ProjectCompareScreen.tsx")).ProjectCompareScreen
})
