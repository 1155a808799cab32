import { definePage } from "../page.ts"

export const page = definePage({
  path: "/notifications",
  access: "signed-in",
  title: "Notifications",
  screen: async () => (await import("#ui/features/notifications/NotificationsScreen.tsx")).NotificationsScreen
})
