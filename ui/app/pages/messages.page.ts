import { definePage } from "../page.ts"

export const page = definePage({
  path: "/messages",
  access: "signed-in",
  title: "Messages",
  screen: async () => (await import("#ui/features/messages/MessagesScreen.tsx")).MessagesScreen
})
