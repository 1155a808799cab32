import * as Schema from "effect/Schema"

import { sanctionLevels } from "#domain/sanction/sanction-options.ts"
import { reasonAndContact, sanctionedUntil } from "#domain/sanction/sanction-words.ts"
import { Day } from "#domain/shared/instant.ts"

import { kind } from "../kind.ts"
import { toQuote } from "../places.ts"
import { ofWork, workNamed } from "./of-work.ts"

const level = Schema.Literals(sanctionLevels)
const contact = () => "/contact"

// The reason is the operator's own words, written for the person to read.
const sanctioned = Schema.Struct({
  level,
  until: Schema.NullOr(Day),
  reason: Schema.String,
  contact: Schema.NullOr(Schema.String)
})

const means = {
  limited: "You can sign in, answer and finish what is agreed, and begin nothing new.",
  suspended: "You cannot sign in. What was open or agreed has ended, and the others were told."
}

/** What people hear of sanctions: of their own account, and of people whom they work with. */
export const sanctionKinds = {
  sanctioned: kind({
    topic: "always",
    thing: "sanction",
    facts: sanctioned,
    sentence: (facts) => `Your account is ${sanctionedUntil(facts)}`,
    detail: ({ contact: at, level: held, reason, until }) =>
      `${reasonAndContact(reason, at)}\n${means[held]}${until === null ? " It holds until we lift it." : ""}`,
    href: contact,
    button: "How to reach us"
  }),
  "sanction-lifted": kind({
    topic: "always",
    thing: "sanction",
    facts: Schema.Struct({ level }),
    sentence: (facts) => `Your account is no longer ${facts.level}`,
    detail: () => "Everything is open to you again.",
    href: () => "/dashboard",
    button: "Open your dashboard"
  }),
  "work-ended": kind({
    topic: "work",
    thing: "quote",
    facts: Schema.Struct({ name: Schema.String, ...ofWork, wasAgreed: Schema.Boolean }),
    sentence: ({ name, wasAgreed, ...work }) =>
      `${wasAgreed ? "A job" : "A request"} with ${name} has ended: ${workNamed(work)}`,
    detail: ({ wasAgreed }) =>
      `We have closed their account for now${wasAgreed ? ", so the job will not be done as agreed" : ""}.`,
    href: toQuote,
    button: "Open your dashboard"
  })
}
