import { useSearchParams } from "wouter"

import { safeNext } from "#ui/shared/session/safe-next.ts"

import { Compare } from "./Compare.tsx"
import { ForHomeowners } from "./ForHomeowners.tsx"

/** The offers that the address names, side by side (docs/product.md#comparing-offers). */
export const CompareScreen = () => {
  const [search] = useSearchParams()
  return (
    <ForHomeowners back={safeNext(search.get("next"), "/dashboard?tab=quotes")}>
      <Compare ids={search.get("quotes") ?? ""} />
    </ForHomeowners>
  )
}
