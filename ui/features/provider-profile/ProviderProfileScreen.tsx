import { AccessRestricted } from "#ui/shared/feedback/AccessRestricted.tsx"
import { RequireSession } from "#ui/shared/session/RequireSession.tsx"

import { OwnProfilePage } from "./OwnProfilePage.tsx"

/** Where providers describe their business and list it (docs/product.md#business-profile). */
export const ProviderProfileScreen = () => (
  <RequireSession>
    {({ id, role }) =>
      role === "provider" ? (
        <OwnProfilePage ownerId={id} />
      ) : (
        <AccessRestricted reason="Only providers have a business profile" />
      )
    }
  </RequireSession>
)
