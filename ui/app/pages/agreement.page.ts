import { definePage } from "../page.ts"

export const page = definePage({
  path: "/agreements/:quoteId",
  access: "signed-in",
  title: "What you agreed",
  screen: async () => (await import("#ui/features/agreement/AgreementScreen.tsx")).AgreementScreen
})
