import { definePage } from "#ui/app/page.ts"

export const page = definePage({
  path: "/admin/emails",
  access: "signed-in",
  title: "Emails",
  screen: async () =>
    (await import("#ui/features/admin/frame/console-screen.tsx")).consoleScreen(
      ({ EmailsScreen }) => EmailsScreen
    )
})
