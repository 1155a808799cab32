import { useSearchParams } from "wouter"

import { Compare } from "./Compare.tsx"
import { ForHomeowners } from "./ForHomeowners.tsx"

/** The offers that the address names, side by side (docs/product.md#comparing-offers). */
export const CompareScreen = () => {
  const [search] = useSearchParams()
  return (
    <ForHomeowners>
      <Compare ids={search.get("quotes") ?? ""} />
    </ForHomeowners>
  )
}
