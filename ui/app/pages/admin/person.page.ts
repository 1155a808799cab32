import { definePage } from "#ui/app/page.ts"

export const page = definePage({
  path: "/admin/people/:id",
  access: "signed-in",
  title: "A person",
  screen: async () =>
    (await import("#ui/features/admin/frame/console-screen.tsx")).consoleScreen(
      ({ PersonScreen }) => PersonScreen
    )
})
