/** The states of an application (docs/http-contract.md#applications). */
export const applicationStates = ["submitted", "in_review", "approved", "declined", "withdrawn"] as const
export type ApplicationState = (typeof applicationStates)[number]

export const applicationStateLabels: Readonly<Record<ApplicationState, string>> = {
  submitted: "New",
  in_review: "In review",
  approved: "Approved",
  declined: "Declined",
  withdrawn: "Withdrawn"
}

/** The states in which an application waits for an operator. */
export const openApplicationStates = [
  "submitted",
  "in_review"
] as const satisfies ReadonlyArray<ApplicationState>

export const isOpenApplication = ({ status }: { readonly status: ApplicationState }): boolean =>
  openApplicationStates.some((open) => open === status)

/** Within this many days, another application from the same address replaces one that nobody has taken. */
export const replacedWithinDays = 30

/** The applicant's answers are erased this many days after an application was declined or replaced. */
export const applicationErasedAfterDays = 180

/** How people refer to an application: by the end of its id. */
export const applicationNumber = (id: string): string => id.slice(-8).toUpperCase()
