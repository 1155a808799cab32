/** What can be reported so far. */
export const reportables = ["provider", "review"] as const
export type Reportable = (typeof reportables)[number]

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

export const caseStates = ["open", "answered", "decided", "withdrawn"] as const
export type CaseState = (typeof caseStates)[number]

export const caseOutcomes = ["upheld", "partly", "dismissed"] as const

/** Those that wait for an operator. */
export const isOpenCase = ({ state }: { readonly state: CaseState }): boolean =>
  state === "open" || state === "answered"

export const caseTextLength = { min: 10, max: 2_000 } as const
export const decisionLength = { min: 20, max: 2_000 } as const

/** So many of one's own cases are listed. */
export const mostOwnCases = 100
