import { definePage } from "#ui/app/page.ts"

export const page = definePage({
  path: "/admin/checks",
  access: "signed-in",
  title: "Checks",
  screen: async () =>
    (await import("#ui/features/admin/frame/console-screen.tsx")).consoleScreen(
      ({ ChecksScreen }) => ChecksScreen
    )
})
