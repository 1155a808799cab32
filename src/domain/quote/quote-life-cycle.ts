import type { Party } from "./party.ts"

export const quoteStatuses = ["pending", "accepted", "rejected", "cancelled", "completed"] as const
export type QuoteStatus = (typeof quoteStatuses)[number]

/** The states of a live quote, of which a provider has one on a project: it may become work, or is work under way. */
export const liveQuoteStatuses = ["pending", "accepted"] as const satisfies ReadonlyArray<QuoteStatus>

export const isLive = ({ status }: { readonly status: QuoteStatus }): boolean =>
  liveQuoteStatuses.some((live) => live === status)

/** Whether it is the one that was chosen: its work is to be done, or was. */
export const isChosen = ({ status }: { readonly status: QuoteStatus }): boolean =>
  status === "accepted" || status === "completed"

export const quoteSteps = ["offer", "accept", "reject", "cancel", "complete"] as const
export type QuoteStep = (typeof quoteSteps)[number]

interface Transition {
  readonly step: QuoteStep
  readonly by: ReadonlyArray<Party>
  readonly from: QuoteStatus
  readonly to: QuoteStatus
  /** Only once the provider has named a price. */
  readonly needsOffer?: true
}

/** The whole life of a quote (docs/http-contract.md#states). Rules, tests and buttons read this table. */
export const quoteTransitions: ReadonlyArray<Transition> = [
  { step: "offer", by: ["provider"], from: "pending", to: "pending" },
  { step: "accept", by: ["homeowner"], from: "pending", to: "accepted", needsOffer: true },
  { step: "reject", by: ["homeowner", "provider"], from: "pending", to: "rejected" },
  { step: "cancel", by: ["homeowner"], from: "pending", to: "cancelled" },
  { step: "cancel", by: ["homeowner", "provider"], from: "accepted", to: "cancelled" },
  { step: "complete", by: ["homeowner"], from: "accepted", to: "completed" }
]

interface QuoteState {
  readonly status: QuoteStatus
  readonly price: number | null
}

/** The transition of `step` for this role in this state, if there is one. */
export const quoteTransition = (step: QuoteStep, role: Party, { price, status }: QuoteState) =>
  quoteTransitions.find(
    (row) =>
      row.step === step &&
      row.by.includes(role) &&
      row.from === status &&
      (row.needsOffer !== true || price !== null)
  )

/** What this role may do with the quote now: the buttons that its screen shows. */
export const quoteStepsOpenTo = (role: Party, state: QuoteState): ReadonlyArray<QuoteStep> =>
  quoteSteps.filter((step) => quoteTransition(step, role, state) !== undefined)

/** The status of a quote after the step. */
export const quoteStatusAfter = (step: QuoteStep) => quoteTransitions.find((row) => row.step === step)?.to

/** The statuses that a quote may have before the step. */
export const quoteStatusesBefore = (step: QuoteStep): ReadonlyArray<QuoteStatus> =>
  quoteTransitions.filter((row) => row.step === step).map(({ from }) => from)

export const quoteStepRoles = (step: QuoteStep): ReadonlyArray<Party> =>
  quoteTransitions.filter((row) => row.step === step).flatMap(({ by }) => by)
