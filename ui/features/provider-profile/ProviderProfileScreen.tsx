import { refusals } from "#domain/account/refusals.ts"
import { RequireSession } from "#ui/shared/session/RequireSession.tsx"

import { OwnProfilePage } from "./OwnProfilePage.tsx"

const only = { role: "provider", reason: refusals.haveProfile } as const

/** Where providers describe their business and list it (docs/product.md#business-profile). */
export const ProviderProfileScreen = () => (
  <RequireSession only={only}>{({ id }) => <OwnProfilePage ownerId={id} />}</RequireSession>
)
