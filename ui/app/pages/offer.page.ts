import { definePage } from "../page.ts"

export const page = definePage({
  path: "/quotes/:quoteId/offer",
  access: "signed-in",
  title: "Send offer",
  screen: async () => (await import("#ui/features/offers/OfferScreen.tsx")).OfferScreen
})
