/**
 * What can be reported: what everybody sees, and what somebody sees as one of two parties, or within reach. A reply has
 * the id of its review.
 */
export const reportables = [
  "provider",
  "review",
  "reply",
  "message",
  "conversation",
  "project",
  "quote",
  "photo"
] as const
export type Reportable = (typeof reportables)[number]

/** What such a thing is called in the middle of a sentence. */
export const reportableWords: Readonly<Record<Reportable, string>> = {
  provider: "professional",
  review: "review",
  reply: "reply",
  message: "message",
  conversation: "conversation",
  project: "project",
  quote: "quote",
  photo: "photo"
}

export const caseKinds = ["report", "problem"] as const
export type CaseKind = (typeof caseKinds)[number]

export const caseKindLabels: Readonly<Record<CaseKind, string>> = {
  report: "Report",
  problem: "Problem with a job"
}

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

const ofReviewsAlone: ReadonlyArray<ReportReason> = ["fake_review"]
// Something written may lead away from the work; a business does not.
const notOfBusinesses: ReadonlyArray<ReportReason> = [...ofReviewsAlone, "unrelated", "off_topic"]

/** The reasons that are offered for such a thing; any may be sent. */
export const reasonsToReport = (about: Reportable): ReadonlyArray<ReportReason> => {
  if (about === "review") return reportReasons
  const unfit = about === "provider" ? notOfBusinesses : ofReviewsAlone
  return reportReasons.filter((reason) => !unfit.includes(reason))
}

/** What is said to somebody who would report a thing once more. */
export const reportedAlready = "You have reported this already. It waits for our decision."

/** What is wrong with a job that two have agreed on. */
export const problemReasons = ["not_finished", "quality", "price", "damage", "no_show", "other"] as const
export type ProblemReason = (typeof problemReasons)[number]

export const problemReasonLabels: Readonly<Record<ProblemReason, string>> = {
  not_finished: "It is not finished",
  quality: "It is not done well",
  price: "The price is not what was agreed",
  damage: "Something was damaged",
  no_show: "Somebody did not come",
  other: "Something else"
}

/** What the person who raises a problem wants to happen. */
export const problemWishes = ["finish", "redo", "price", "cancel", "other"] as const
export type ProblemWish = (typeof problemWishes)[number]

export const wishLabels: Readonly<Record<ProblemWish, string>> = {
  finish: "Finish the work",
  redo: "Do it again",
  price: "Agree on another price",
  cancel: "Cancel the rest",
  other: "Something else"
}

/** How a reason is read, of either kind. */
export const reasonLabels: Readonly<Record<ReportReason | ProblemReason, string>> = {
  ...problemReasonLabels,
  ...reportReasonLabels
}

/** How many days the other side has to answer a problem. */
export const answerDays = 7

/** For how many days after its completion a job can have a problem; after its acceptance, if it was cancelled. */
export const problemDays = 60

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

const judged = (what: string): Readonly<Record<CaseOutcome, string>> => ({
  upheld: `The ${what} was right`,
  partly: `The ${what} was right in part`,
  dismissed: "We see no reason to act"
})

/** How outcomes are read, by the kind of case. */
export const outcomeLabels: Readonly<Record<CaseKind, Readonly<Record<CaseOutcome, string>>>> = {
  report: judged("report"),
  problem: judged("complaint")
}

/** Whether a case waits for an operator. */
export const isOpenCase = ({ state }: { readonly state: CaseState }): boolean =>
  state === "open" || state === "answered"

export const caseTextLength = { min: 10, max: 2_000 } as const
export const decisionLength = { min: 20, max: 2_000 } as const

/** How many of one's newest cases are searched for one that was raised before. */
export const mostOwnCases = 100
