export const projectStatuses = ["draft", "pending", "in_progress", "completed"] as const
export type ProjectStatus = (typeof projectStatuses)[number]

/** The steps that a homeowner takes with a project. */
export const projectSteps = ["publish", "withdraw", "complete"] as const
export type ProjectStep = (typeof projectSteps)[number]

/** What a quote does to its project: accepted, it starts the project; cancelled after that, it reopens it. */
export const quoteEffects = ["start", "reopen"] as const
export type QuoteEffect = (typeof quoteEffects)[number]

interface Transition {
  readonly step: ProjectStep | QuoteEffect
  readonly from: ProjectStatus
  readonly to: ProjectStatus
}

/** The whole life of a project (docs/http-contract.md#states). It is completed with the quote that it was done by. */
export const projectTransitions: ReadonlyArray<Transition> = [
  { step: "publish", from: "draft", to: "pending" },
  { step: "withdraw", from: "pending", to: "draft" },
  { step: "start", from: "pending", to: "in_progress" },
  { step: "reopen", from: "in_progress", to: "pending" },
  { step: "complete", from: "in_progress", to: "completed" }
]

export const projectTransition = (step: Transition["step"], status: ProjectStatus) =>
  projectTransitions.find((row) => row.step === step && row.from === status)

/** The status of a project after the step. */
export const projectStatusAfter = (step: ProjectStep) =>
  projectTransitions.find((row) => row.step === step)?.to

/** The status of a project before the step. */
export const projectStatusBefore = (step: ProjectStep) =>
  projectTransitions.find((row) => row.step === step)?.from

/** The buttons that the homeowner's screen shows for a project. */
export const projectStepsFrom = (status: ProjectStatus): ReadonlyArray<ProjectStep> =>
  projectSteps.filter((step) => projectTransition(step, status) !== undefined)
