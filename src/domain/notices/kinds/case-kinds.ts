import * as Schema from "effect/Schema"

import { reportables, reportableWords } from "#domain/case/case-options.ts"

import { kind } from "../kind.ts"

const cases = () => "/account?tab=reports"

// The decision is the operator's own words, written for both sides to read.
const facts = Schema.Struct({ about: Schema.Literals(reportables), decision: Schema.String })

/** What both sides hear of a decision of the operators. */
export const caseKinds = {
  "report-decided": kind({
    topic: "always",
    thing: "case",
    facts,
    sentence: ({ about }) => `What came of your report of a ${reportableWords[about]}`,
    detail: ({ decision }) => decision,
    href: cases,
    button: "See your reports"
  }),
  "decided-about-you": kind({
    topic: "always",
    thing: "case",
    facts,
    sentence: ({ about }) =>
      about === "review"
        ? "We have decided on a report of your review"
        : "We have decided on a report of your business",
    detail: ({ decision }) => decision,
    href: cases,
    button: "See the decision"
  })
}
