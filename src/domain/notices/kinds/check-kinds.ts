import * as Schema from "effect/Schema"

import { checkKindWords, checkKinds as kinds } from "#domain/check/check-options.ts"
import { formatCalendarDay } from "#domain/shared/calendar.ts"
import { Day } from "#domain/shared/instant.ts"

import { kind } from "../kind.ts"

/** What a business hears of its checks; its page loses something by them, so that nobody can turn these off. */
export const checkKinds = {
  "check-ending": kind({
    topic: "always",
    thing: "check",
    facts: Schema.Struct({ business: Schema.String, kind: Schema.Literals(kinds), endsOn: Day }),
    lastDay: ({ endsOn }) => endsOn,
    sentence: (facts) => `Your ${checkKindWords[facts.kind]} ends on ${formatCalendarDay(facts.endsOn)}`,
    detail: ({ business }) =>
      `After that day the page of ${business} no longer says that we have checked it. Write to us with the new papers, and we look them up again.`,
    href: () => "/contact",
    button: "Write to us"
  })
}
