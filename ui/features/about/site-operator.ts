import { useMemo } from "react"

import type { SiteOperator } from "#domain/site/site-operator.ts"
import { usePageFact } from "#ui/shared/head/page-facts.ts"

const nobody: SiteOperator = { name: null, email: null, address: null }

/** The site operator, by the fact that the server puts into its pages; unknown where its settings do not say. */
export const useSiteOperator = (): SiteOperator => {
  const fact = usePageFact("site-operator")
  return useMemo(() => (fact === "" ? nobody : JSON.parse(fact)), [fact])
}
