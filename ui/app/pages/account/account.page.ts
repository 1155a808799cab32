import { definePage } from "#ui/app/page.ts"

export const page = definePage({
  path: "/account",
  access: "signed-in",
  title: "Your account",
  screen: async () => (await import("#ui/features/own-account/OwnAccountScreen.tsx")).OwnAccountScreen
})
