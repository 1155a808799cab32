import { definePage } from "#ui/app/page.ts"

export const page = definePage({
  path: "/admin/cases/:id",
  access: "signed-in",
  title: "A case",
  screen: async () =>
    (await import("#ui/features/admin/frame/console-screen.tsx")).consoleScreen(
      ({ CaseScreen }) => CaseScreen
    )
})
