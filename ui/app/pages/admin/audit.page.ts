import { definePage } from "#ui/app/page.ts"

export const page = definePage({
  path: "/admin/audit",
  access: "signed-in",
  title: "Audit log",
  screen: async () =>
    (await import("#ui/features/admin/frame/console-screen.tsx")).consoleScreen(
      ({ AuditScreen }) => AuditScreen
    )
})
