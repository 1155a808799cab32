import { definePage } from "../page.ts"

export const page = definePage({
  path: "/start-project",
  access: "signed-in",
  title: "Start a new project",
  screen: async () => (await import("#ui/features/projects/StartProjectScreen.tsx")).StartProjectScreen
})
