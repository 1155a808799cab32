import type { ReactNode } from "react"

import { Facts, inColumns } from "#ui/shared/components/Facts.tsx"

const columns = { ...inColumns, mb: 3, overflowWrap: "anywhere" }

/** Facts in columns; facts without a value are left out. */
export const FactList = ({ facts }: { readonly facts: Readonly<Record<string, ReactNode>> }) => (
  <Facts facts={facts} sx={columns} />
)
