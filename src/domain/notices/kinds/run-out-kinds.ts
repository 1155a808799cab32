import * as Schema from "effect/Schema"

import { openDays } from "#domain/project/publishing.ts"
import { ProviderId } from "#domain/shared/ids.ts"

import { kind } from "../kind.ts"
import { toProject, toQuote } from "../places.ts"

const numbers = ["", "This one", "These two", "These three"]

/** What people hear of work that nobody answers. */
export const runOutKinds = {
  "answer-wanted": kind({
    topic: "work",
    thing: "quote",
    facts: Schema.Struct({ name: Schema.String, serviceType: Schema.String }),
    sentence: ({ name }) => `${name} is still waiting for your answer.`,
    about: ({ serviceType }) => serviceType,
    detail: ({ serviceType }) => `${serviceType}. Declining is an answer too.`,
    href: toQuote,
    button: "Answer the request"
  }),
  "no-answer-yet": kind({
    topic: "work",
    thing: "quote",
    facts: Schema.Struct({
      business: Schema.String,
      serviceType: Schema.String,
      /** Up to three nearby who say that they answer sooner. */
      others: Schema.Array(Schema.Struct({ id: ProviderId, name: Schema.String, answers: Schema.String }))
    }),
    sentence: ({ business }) => `${business} has not answered yet.`,
    about: ({ serviceType }) => serviceType,
    detail: ({ others, serviceType }) => {
      const answer = others.length === 1 ? "answers" : "answer"
      const number = numbers[others.length]
      return number ? `${number} nearby ${answer} faster:` : `Your request: ${serviceType}.`
    },
    lines: ({ others }) =>
      others.map(({ answers, id, name }) => ({
        text: `${name}: answers ${answers}`,
        href: `/provider/${id}`
      })),
    href: toQuote,
    button: "Open your dashboard"
  }),
  "request-expired": kind({
    topic: "work",
    thing: "quote",
    facts: Schema.Struct({ business: Schema.String, serviceType: Schema.String }),
    sentence: ({ business, serviceType }) =>
      `Your request to ${business} has ended without an offer: ${serviceType}`,
    detail: () => "You can ask others for the same, or post a project.",
    href: toQuote,
    button: "Open your dashboard"
  }),
  "no-offers-yet": kind({
    topic: "work",
    thing: "project",
    facts: Schema.Struct({ title: Schema.String }),
    sentence: ({ title }) => `No offers yet: ${title}`,
    detail: () => "Widen: invite professionals. They see your project wherever they are.",
    href: toProject,
    button: "Invite professionals"
  }),
  "project-unanswered": kind({
    topic: "work",
    thing: "project",
    facts: Schema.Struct({ business: Schema.String, title: Schema.String }),
    sentence: ({ business, title }) => `${business} has not answered yet: ${title}`,
    detail: () =>
      "Your project is for them alone. Edit it to open it to all, and others can make you offers.",
    href: toProject,
    button: "Open your project"
  }),
  "project-closed": kind({
    topic: "work",
    thing: "project",
    facts: Schema.Struct({
      title: Schema.String,
      /** The provider that the project was addressed to, if their suspension is the reason. */
      business: Schema.optionalKey(Schema.String)
    }),
    sentence: ({ title }) => `Your project takes no more offers: ${title}`,
    detail: ({ business }) =>
      business === undefined
        ? `It was open for ${openDays} days. Publish it again if the work is still to be done.`
        : `We have closed the account of ${business} for now. Edit the project to open it to all, and publish it again.`,
    href: toProject,
    button: "Publish again"
  }),
  "bid-expired": kind({
    topic: "work",
    thing: "quote",
    facts: Schema.Struct({ title: Schema.String }),
    sentence: ({ title }) => `A project has closed, and your offer with it: ${title}`,
    detail: () => "Its homeowner has chosen nobody in time.",
    href: toQuote,
    button: "Open your dashboard"
  })
}
