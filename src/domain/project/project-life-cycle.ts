export const projectStatuses = ["draft", "pending", "in_progress", "completed"] as const
export type ProjectStatus = (typeof projectStatuses)[number]

export const projectSteps = ["publish", "withdraw", "complete"] as const
export type ProjectStep = (typeof projectSteps)[number]

interface Transition {
  readonly step: ProjectStep
  readonly from: ProjectStatus
  readonly to: ProjectStatus
}

/**
 * What a homeowner does with a project (docs/http-contract.md#states). A project also starts when one of its
 * quotes is accepted, ends when that quote is completed, and opens again when it is cancelled.
 */
export const projectTransitions: ReadonlyArray<Transition> = [
  { step: "publish", from: "draft", to: "pending" },
  { step: "withdraw", from: "pending", to: "draft" },
  { step: "complete", from: "in_progress", to: "completed" }
]

export const projectTransition = (step: ProjectStep, status: ProjectStatus) =>
  projectTransitions.find((row) => row.step === step && row.from === status)

/** What a project is once the step is taken. */
export const projectStatusAfter = (step: ProjectStep) =>
  projectTransitions.find((row) => row.step === step)?.to

/** What a project was before the step. */
export const projectStatusBefore = (step: ProjectStep) =>
  projectTransitions.find((row) => row.step === step)?.from

/** The buttons that the homeowner's screen shows for a project. */
export const projectStepsFrom = (status: ProjectStatus): ReadonlyArray<ProjectStep> =>
  projectSteps.filter((step) => projectTransition(step, status) !== undefined)
