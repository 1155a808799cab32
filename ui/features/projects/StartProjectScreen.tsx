import { lazyPart } from "#ui/shared/routing/lazy-part.tsx"
import { RequireSession } from "#ui/shared/session/RequireSession.tsx"

// Whoever may not post a project does without the form's code.
const { Part: StartProject } = lazyPart(async () => (await import("./StartProject.tsx")).StartProject)

const only = { role: "homeowner", reason: "Only homeowners can create new projects" } as const

/** Posting a project (docs/product.md#new-project). */
export const StartProjectScreen = () => (
  <RequireSession takesPart only={only}>
    {() => <StartProject />}
  </RequireSession>
)
