import { definePage } from "#ui/app/page.ts"

export const page = definePage({
  path: "/admin/imports/:id",
  access: "signed-in",
  title: "An import",
  screen: async () =>
    (await import("#ui/features/admin/frame/console-screen.tsx")).consoleScreen(
      ({ ImportScreen }) => ImportScreen
    )
})
