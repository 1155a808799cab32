import { refusals } from "#domain/account/refusals.ts"
import { lazyPart } from "#ui/shared/routing/lazy-part.tsx"
import { RequireSession } from "#ui/shared/session/RequireSession.tsx"

// People who may not post a project do not load the form's code.
const { Part: StartProject } = lazyPart(async () => (await import("./StartProject.tsx")).StartProject)

const only = { role: "homeowner", reason: refusals.postProject } as const

/** Posting a project (docs/product.md#new-project). */
export const StartProjectScreen = () => (
  <RequireSession takesPart only={only}>
    {() => <StartProject />}
  </RequireSession>
)
