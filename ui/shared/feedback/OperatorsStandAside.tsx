import { operatorsStandAside } from "#domain/account/refusals.ts"

import { AccessRestrictedCard } from "./AccessRestrictedCard.tsx"

const toConsole = { href: "/admin", label: "Go to the Console" }

/** What an operator sees instead of a screen of the marketplace. */
export const OperatorsStandAside = () => <AccessRestrictedCard reason={operatorsStandAside} way={toConsole} />
