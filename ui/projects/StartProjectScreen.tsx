import { RequireSession } from "../session/RequireSession.tsx"
import { AccessRestricted } from "../shared/AccessRestricted.tsx"
import { StartProject } from "./StartProject.tsx"

/** Posting a project (docs/product.md#new-project). */
export const StartProjectScreen = () => (
  <RequireSession>
    {({ role }) =>
      role === "homeowner" ? (
        <StartProject />
      ) : (
        <AccessRestricted reason="Only homeowners can create new projects" />
      )
    }
  </RequireSession>
)
