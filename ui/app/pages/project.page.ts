import { definePage } from "../page.ts"

export const page = definePage({
  path: "/projects/:projectId",
  access: "signed-in",
  title: "Project",
  screen: async () => (await import("#ui/features/dashboard/ProjectScreen.tsx")).ProjectScreen
})
