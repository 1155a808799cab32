import { lazy, type ReactNode } from "react"

import { useSession } from "./use-session.ts"

// Few see it: its words are no part of the first view of those who do not.
const OperatorsStandAside = lazy(async () => ({
  default: (await import("../feedback/OperatorsStandAside.tsx")).OperatorsStandAside
}))

/** Shows a screen of the marketplace; operators read at once that they take no part in it. */
export const TakesPart = ({ children }: { readonly children: ReactNode }) =>
  useSession().isOperator ? <OperatorsStandAside /> : children
