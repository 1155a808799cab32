import * as Schema from "effect/Schema"

import { caseKinds as caseKindNames, reportables, reportableWords } from "#domain/case/case-options.ts"
import { groundWords, removables, removalGrounds, takenDownWords } from "#domain/removal/removal-grounds.ts"
import { formatCalendarDay } from "#domain/shared/calendar.ts"
import { Day } from "#domain/shared/instant.ts"
import { capitalized } from "#domain/shared/sentences.ts"

import { kind } from "../kind.ts"
import { laterNoted, ofWork, workNamed } from "./of-work.ts"

const cases = () => "/account?tab=reports"

// The decision is the operator's own words, written for both sides to read. Facts without a kind are older, and of
// reports.
const facts = Schema.Struct({
  about: Schema.Literals(reportables),
  kind: Schema.optionalKey(Schema.Literals(caseKindNames)),
  decision: Schema.String,
  /** What was taken down with the decision. */
  removed: Schema.optionalKey(
    Schema.Struct({ what: Schema.Literals(removables), ground: Schema.Literals(removalGrounds) })
  )
})
type Facts = typeof facts.Type

const ofProblem = "We have decided on the problem with your job"

const aboutYou = ({ about, kind: of }: Facts) => {
  if (of === "problem") return ofProblem
  return about === "provider"
    ? "We have decided on a report of your business"
    : `We have decided on a report of your ${reportableWords[about]}`
}

/** "The review was taken down: it was abusive or obscene.", and the operator's own words. */
const decisionWords = ({ decision, removed }: Facts): string =>
  removed === undefined ? decision : `${takenDownWords(removed.what, removed.ground)}\n${decision}`

const takenDown = Schema.Struct({
  what: Schema.Literals(removables),
  ground: Schema.Literals(removalGrounds),
  /** Whether it is the reader's own, or about the reader's business. */
  isOwn: Schema.Boolean
})

/** What both sides hear of a decision of the operators, and of a problem with their job before it. */
export const caseKinds = {
  "problem-raised": kind({
    topic: "always",
    thing: "case",
    facts: Schema.Struct({ name: Schema.String, ...ofWork, until: Day }),
    sentence: ({ name, ...work }) => `${name} says there is a problem with your job: ${workNamed(work)}`,
    toUnconfirmed: "There is a problem with a job of yours",
    detail: ({ until }) =>
      `Please read it and answer until ${formatCalendarDay(until)}. After that our team decides, in words that you both read.`,
    href: cases,
    button: "Read it and answer"
  }),
  "problem-answered": kind({
    topic: "always",
    thing: "case",
    facts: Schema.Struct({ name: Schema.String, work: laterNoted }),
    sentence: ({ name }) => `${name} has answered the problem with your job`,
    about: ({ work }) => work,
    toUnconfirmed: "The problem with a job of yours was answered",
    detail: () => "Our team reads both, and decides in words that you both read.",
    href: cases,
    button: "Read the answer"
  }),
  "report-decided": kind({
    topic: "always",
    thing: "case",
    facts,
    sentence: ({ about, kind: of }) =>
      of === "problem" ? ofProblem : `What came of your report of a ${reportableWords[about]}`,
    detail: decisionWords,
    href: cases,
    button: "See your reports"
  }),
  "decided-about-you": kind({
    topic: "always",
    thing: "case",
    facts,
    sentence: aboutYou,
    detail: decisionWords,
    href: cases,
    button: "See the decision"
  }),
  "taken-down": kind({
    topic: "always",
    thing: "removal",
    facts: takenDown,
    sentence: ({ isOwn, what }) =>
      isOwn ? `Your ${what} was taken down` : `A ${what} of your business was taken down`,
    detail: ({ ground }) => `${capitalized(groundWords[ground])}. If we are wrong, please write to us.`,
    href: () => "/contact",
    button: "How to reach us"
  }),
  "put-back": kind({
    topic: "always",
    thing: "removal",
    facts: Schema.Struct({ what: Schema.Literals(removables), isOwn: Schema.Boolean }),
    sentence: ({ isOwn, what }) =>
      isOwn ? `Your ${what} is there again` : `A ${what} of your business is there again`,
    detail: ({ what }) => `Our team had taken the ${what} down, and has put it back.`,
    href: () => "/contact",
    button: "How to reach us"
  })
}
