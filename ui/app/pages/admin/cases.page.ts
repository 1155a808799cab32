import { definePage } from "#ui/app/page.ts"

export const page = definePage({
  path: "/admin/cases",
  access: "signed-in",
  title: "Cases",
  screen: async () =>
    (await import("#ui/features/admin/frame/console-screen.tsx")).consoleScreen(
      ({ CasesScreen }) => CasesScreen
    )
})
