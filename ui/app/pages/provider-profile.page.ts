import { definePage } from "../page.ts"

export const page = definePage({
  path: "/provider-profile",
  access: "signed-in",
  title: "Your business profile",
  screen: async () =>
    (await import("#ui/features/provider-profile/ProviderProfileScreen.tsx")).ProviderProfileScreen
})
