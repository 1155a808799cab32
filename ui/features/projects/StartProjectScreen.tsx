import { AccessRestricted } from "#ui/shared/feedback/AccessRestricted.tsx"
import { RequireSession } from "#ui/shared/session/RequireSession.tsx"
import { TakesPart } from "#ui/shared/session/TakesPart.tsx"

import { StartProject } from "./StartProject.tsx"

/** Posting a project (docs/product.md#new-project). */
export const StartProjectScreen = () => (
  <RequireSession>
    {({ role }) =>
      role === "homeowner" ? (
        <TakesPart>
          <StartProject />
        </TakesPart>
      ) : (
        <AccessRestricted reason="Only homeowners can create new projects" />
      )
    }
  </RequireSession>
)
