/** Where an application stands (docs/http-contract.md#applications). */
export const applicationStates = ["submitted", "in_review", "approved", "declined", "withdrawn"] as const
export type ApplicationState = (typeof applicationStates)[number]

export const applicationStateLabels: Readonly<Record<ApplicationState, string>> = {
  submitted: "New",
  in_review: "In review",
  approved: "Approved",
  declined: "Declined",
  withdrawn: "Withdrawn"
}

/** Those that wait for an operator. */
export const openApplicationStates = [
  "submitted",
  "in_review"
] as const satisfies ReadonlyArray<ApplicationState>

export const isOpenApplication = ({ status }: { readonly status: ApplicationState }): boolean =>
  openApplicationStates.some((open) => open === status)

/** Within so many days another application of the same address takes the place of one that nobody has taken. */
export const replacedWithinDays = 30

/** What one says of oneself is erased so many days after an application was declined or replaced. */
export const applicationErasedAfterDays = 180

/** What an application is called where people talk about it: the end of its id. */
export const applicationNumber = (id: string): string => id.slice(-8).toUpperCase()
