import * as Schema from "effect/Schema"

import type { Day } from "../shared/instant.ts"
import { ended } from "../shared/sentences.ts"
import { isolatedIn } from "./isolated.ts"
import type { NoticeTopic } from "./topics.ts"

/** What a notice is about. */
export type NoticeThing =
  | "case"
  | "check"
  | "conversation"
  | "project"
  | "quote"
  | "removal"
  | "review"
  | "sanction"
  | "search"

/** Numbers that are counted when an email is sent, because they may have changed since its notice was written. */
export interface CountedToday {
  /** Pending offers on the project of the notice, or of its quote. */
  readonly offers: number
  /** Messages of the conversation that the reader has not read. */
  readonly unread: number
}

/** What people read of a notice: one line in the app and in the day's email; of an email of its own, the rest. */
export interface NoticeTexts {
  readonly line: string
  /** The email's subject. */
  readonly sentence: string
  readonly href: string
  readonly detail: (today: CountedToday) => string
  readonly lines: ReadonlyArray<NoticeLine>
}

/** A line of a list in the email, with the link that it leads to. */
export interface NoticeLine {
  readonly text: string
  readonly href: string
}

interface Row<Facts, Thing extends NoticeThing, Topic extends NoticeTopic | "always"> {
  /** "always" for kinds that nobody can turn off. */
  readonly topic: Topic
  readonly thing: Thing
  /** Names, amounts and counts; never what people wrote, a telephone number or a street. */
  readonly facts: Schema.Codec<Facts, unknown>
  /**
   * How long its email waits, so that it is not sent about what was read or undone meanwhile, and can tell several
   * things at once.
   */
  readonly waitMinutes?: number
  /** Whether there is only one email, however often it happens, until its reader has looked. */
  readonly untilRead?: boolean
  /** How many emails of this kind a person gets a day; what is beyond that is told by the digest. */
  readonly perDay?: number
  /** The day to come that the notice speaks of; after it no email is sent. */
  readonly lastDay?: (facts: Facts) => Day
  readonly sentence: (facts: Facts) => string
  /** The work, where the sentence does not name it: it follows the sentence where that stands alone. */
  readonly about?: (facts: Facts) => string | undefined
  /** What stands alone in place of the sentence, by default that with what it is about. */
  readonly line?: (facts: Facts) => string
  /** The subject at an unconfirmed address, where the sentence has another member's words. */
  readonly toUnconfirmed?: string
  readonly detail?: (facts: Facts, today: CountedToday) => string
  readonly lines?: (facts: Facts) => ReadonlyArray<NoticeLine>
  readonly href: (thingId: string, facts: Facts) => string
  /** What the email's button says. */
  readonly button: string
}

const followedBy = (sentence: string, work: string | undefined): string => {
  if (work === undefined) return sentence
  return sentence.endsWith(".") ? `${sentence} ${ended(work)}` : `${sentence}: ${work}`
}

/** A kind of notice. */
export const kind = <Facts, Thing extends NoticeThing, Topic extends NoticeTopic | "always">({
  about = () => undefined,
  detail = () => "",
  facts,
  href,
  lastDay,
  lines = () => [],
  perDay,
  sentence,
  line = (known) => followedBy(sentence(known), about(known)),
  untilRead = false,
  waitMinutes = 0,
  ...row
}: Row<Facts, Thing, Topic>) => {
  const read = Schema.decodeUnknownSync(facts)
  return {
    ...row,
    facts,
    perDay: perDay ?? null,
    untilRead,
    waitMinutes,
    /** The day to come that a notice speaks of, from stored facts; null for one that speaks of none. */
    lastDayOf: (stored: unknown): Day | null => lastDay?.(read(stored)) ?? null,
    /** The texts of a notice, from stored facts. */
    textsOf: (stored: unknown, thingId: string): NoticeTexts => {
      const known = read(isolatedIn(stored))
      return {
        line: line(known),
        sentence: sentence(known),
        href: href(thingId, read(stored)),
        lines: lines(known),
        detail: (today) => detail(known, today)
      }
    }
  }
}
