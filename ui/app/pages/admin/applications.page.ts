import { definePage } from "#ui/app/page.ts"

export const page = definePage({
  path: "/admin/applications",
  access: "signed-in",
  title: "Applications",
  screen: async () =>
    (await import("#ui/features/admin/frame/console-screen.tsx")).consoleScreen(
      ({ ApplicationsScreen }) => ApplicationsScreen
    )
})
