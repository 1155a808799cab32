import type { ReactNode } from "react"

import { Facts } from "#ui/shared/components/Facts.tsx"

const columns = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(220px, 100%), 1fr))",
  rowGap: 2,
  mb: 3,
  overflowWrap: "anywhere"
}

/** Facts in columns; those without words are left out. */
export const FactList = ({ facts }: { readonly facts: Readonly<Record<string, ReactNode>> }) => (
  <Facts facts={facts} sx={columns} />
)
