import { definePage } from "#ui/app/page.ts"

export const page = definePage({
  path: "/admin/registers",
  access: "signed-in",
  title: "Registers",
  screen: async () =>
    (await import("#ui/features/admin/frame/console-screen.tsx")).consoleScreen(
      ({ RegistersScreen }) => RegistersScreen
    )
})
