import { useState } from "react"

import { listed } from "#domain/shared/listed.ts"
import { Notice } from "#ui/shared/feedback/Notice.tsx"

import type { Column } from "./use-comparison.ts"

interface Props {
  readonly columns: ReadonlyArray<Column>
}

/** Says whose offer has changed since the comparison was opened. */
export const Revised = ({ columns }: Props) => {
  const [versions] = useState(new Map(columns.map(({ offer, quoteId }) => [quoteId, offer?.version])))
  const names = columns
    .filter(({ offer, quoteId }) => offer !== null && versions.get(quoteId) !== offer.version)
    .map(({ providerName }) => providerName)
  if (names.length === 0) return null
  return (
    <Notice tone="blue" role="status">
      {listed(names)} changed {names.length === 1 ? "its offer" : "their offers"} just now. You see what is
      offered now.
    </Notice>
  )
}
