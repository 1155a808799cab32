import { definePage } from "#ui/app/page.ts"

export const page = definePage({
  path: "/admin/people",
  access: "signed-in",
  title: "People",
  screen: async () =>
    (await import("#ui/features/admin/frame/console-screen.tsx")).consoleScreen(
      ({ PeopleScreen }) => PeopleScreen
    )
})
