/** What can be reported so far. */
export const reportables = ["provider", "review"] as const
export type Reportable = (typeof reportables)[number]

/** What such a thing is called in the middle of a sentence. */
export const reportableWords: Readonly<Record<Reportable, string>> = {
  provider: "professional",
  review: "review"
}

export const caseKinds = ["report"] as const

export const reportReasons = [
  "not_real",
  "private_data",
  "abusive",
  "unrelated",
  "fake_review",
  "discrimination",
  "off_topic",
  "unsafe",
  "other"
] as const

export type ReportReason = (typeof reportReasons)[number]

/** What a reason is called where it is chosen. */
export const reportReasonLabels: Readonly<Record<ReportReason, string>> = {
  not_real: "This is not a real business or person",
  private_data: "It shows private data",
  abusive: "It is abusive or obscene",
  unrelated: "It has nothing to do with the work",
  fake_review: "The review is fake",
  discrimination: "It discriminates",
  off_topic: "It is off topic",
  unsafe: "It is not safe",
  other: "Something else"
}

export const caseStates = ["open", "answered", "decided", "withdrawn"] as const
export type CaseState = (typeof caseStates)[number]

export const caseStateLabels: Readonly<Record<CaseState, string>> = {
  open: "Open",
  answered: "Answered",
  decided: "Decided",
  withdrawn: "Withdrawn"
}

export const caseOutcomes = ["upheld", "partly", "dismissed"] as const
export type CaseOutcome = (typeof caseOutcomes)[number]

export const outcomeLabels: Readonly<Record<CaseOutcome, string>> = {
  upheld: "The report was right",
  partly: "The report was right in part",
  dismissed: "We see no reason to act"
}

/** Those that wait for an operator. */
export const isOpenCase = ({ state }: { readonly state: CaseState }): boolean =>
  state === "open" || state === "answered"

export const caseTextLength = { min: 10, max: 2_000 } as const
export const decisionLength = { min: 20, max: 2_000 } as const

/** So many of one's own cases are listed. */
export const mostOwnCases = 100
