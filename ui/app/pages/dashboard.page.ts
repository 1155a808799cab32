import { definePage } from "../page.ts"

export const page = definePage({
  path: "/dashboard",
  access: "signed-in",
  title: "Dashboard",
  screen: async () => (await import("#ui/features/dashboard/DashboardScreen.tsx")).DashboardScreen
})
