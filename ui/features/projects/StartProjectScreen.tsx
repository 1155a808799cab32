import { AccessRestricted } from "#ui/shared/feedback/AccessRestricted.tsx"
import { RequireSession } from "#ui/shared/session/RequireSession.tsx"

import { StartProject } from "./StartProject.tsx"

/** Posting a project (docs/product.md#new-project). */
export const StartProjectScreen = () => (
  <RequireSession takesPart>
    {({ role }) =>
      role === "homeowner" ? (
        <StartProject />
      ) : (
        <AccessRestricted reason="Only homeowners can create new projects" />
      )
    }
  </RequireSession>
)
