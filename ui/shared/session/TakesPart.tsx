import type { ReactNode } from "react"

import { operatorsStandAside } from "#domain/account/refusals.ts"

import { AccessRestricted } from "../feedback/AccessRestricted.tsx"
import { useSession } from "./use-session.ts"

const toConsole = { href: "/admin", label: "Go to the Console" }

/** Shows a screen of the marketplace; operators read at once that they take no part in it. */
export const TakesPart = ({ children }: { readonly children: ReactNode }) =>
  useSession().isOperator ? <AccessRestricted reason={operatorsStandAside} way={toConsole} /> : children
