import { RequireSession } from "../session/RequireSession.tsx"
import { AccessRestricted } from "../shared/AccessRestricted.tsx"
import { StartProject } from "./StartProject.tsx"

/** Posting a project (spec section 2, Start New Project). */
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
