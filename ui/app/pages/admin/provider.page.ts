import { definePage } from "#ui/app/page.ts"

export const page = definePage({
  path: "/admin/providers/:id",
  access: "signed-in",
  title: "A business",
  screen: async () =>
    (await import("#ui/features/admin/frame/console-screen.tsx")).consoleScreen(
      ({ ProviderScreen }) => ProviderScreen
    )
})
