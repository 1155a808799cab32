import { definePage } from "#ui/app/page.ts"

export const page = definePage({
  path: "/admin",
  access: "signed-in",
  title: "Console",
  screen: async () =>
    (await import("#ui/features/admin/frame/console-screen.tsx")).consoleScreen(
      ({ OverviewScreen }) => OverviewScreen
    )
})
