import { definePage } from "#ui/app/page.ts"

export const page = definePage({
  path: "/admin/imports",
  access: "signed-in",
  title: "Imports",
  screen: async () =>
    (await import("#ui/features/admin/frame/console-screen.tsx")).consoleScreen(
      ({ ImportsScreen }) => ImportsScreen
    )
})
