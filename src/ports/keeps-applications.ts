import * as Context from "effect/Context"

/** Whether applications are kept for operators to decide on, or only simulated. */
export const KeepsApplications = Context.Reference("ports/KeepsApplications", { defaultValue: () => true })
