/** What is checked of a business, in the order in which it is shown. */
export const checkKinds = ["license", "insurance", "background", "identity"] as const
export type CheckKind = (typeof checkKinds)[number]

/** The names of the kinds of checks. */
export const checkKindLabels: Readonly<Record<CheckKind, string>> = {
  license: "License",
  insurance: "Insurance",
  background: "Background check",
  identity: "Identity"
}

/** The same in the middle of a sentence. */
export const checkKindWords: Readonly<Record<CheckKind, string>> = {
  license: "license check",
  insurance: "insurance check",
  background: "background check",
  identity: "identity check"
}

/** "a license check", "an insurance check". */
export const aCheckOf = (kind: CheckKind): string =>
  `${/^[aeiou]/.test(checkKindWords[kind]) ? "an" : "a"} ${checkKindWords[kind]}`

/** Where a check was looked up. */
export const checkSources = ["register", "document", "third_party"] as const
export type CheckSource = (typeof checkSources)[number]

export const checkSourceLabels: Readonly<Record<CheckSource, string>> = {
  register: "A public register",
  document: "A document",
  third_party: "A third party"
}

export const maxScope = 200
export const maxReference = 100

/** The most months for which a background check says anything. */
export const maxBackgroundMonths = 24

/** How many days before a check ends its business is written to. */
export const checkReminderDays = [30, 7] as const

/** What is told of a check that ends, each once. */
export const checkNudges = ["check-ends-30", "check-ends-7", "check-ended"] as const
export type CheckNudge = (typeof checkNudges)[number]

/** How a thing stands: looked up by us and still good, said by the business, or looked up and over. */
export const shownCheckStates = ["checked", "stated", "expired"] as const
