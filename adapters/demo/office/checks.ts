import type { CheckKind, CheckNudge } from "#domain/check/check-options.ts"
import { checkedUntil } from "#domain/check/check-rules.ts"
import type { CheckRecord } from "#domain/check/check.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { lastToday, plusDays } from "#domain/shared/calendar.ts"
import { groupBy } from "#domain/shared/group-by.ts"
import { CheckId, type UserId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

import { atWork, daysBefore } from "../calendar.ts"
import { uuidAt } from "../ids.ts"
import type { Firm } from "../people/firms.ts"
import type { Random } from "../random.ts"

const endingSoon = 12
const ended = 3

interface Paper {
  readonly firm: Firm
  readonly kind: CheckKind
}

const letters = [
  ["L", "license"],
  ["I", "insurance"],
  ["B", "background"]
] as const

const papersOf = (firm: Firm): ReadonlyArray<Paper> =>
  letters.flatMap(([letter, kind]) => (firm.business.papers.includes(letter) ? [{ firm, kind }] : []))

const liabilities = [
  "General liability, $1,000,000",
  "General liability, $2,000,000",
  "General liability and tools"
]

const wordsOf = ({ firm, kind }: Paper, random: Random) => {
  const { city, profile, trade } = firm
  if (kind === "license") {
    return {
      scope: `${trade.name}, ${city.state}; the business`,
      reference: profile.licenseNumber ?? "",
      source: random.chance(0.7) ? ("register" as const) : ("document" as const)
    }
  }
  if (kind === "insurance") {
    const reference = profile.insuranceProvider ?? ""
    return { scope: random.pick(liabilities), reference, source: "document" as const }
  }
  const reference = `Report ${random.between(100_000, 999_999)}`
  return { scope: "Criminal record; the owner only", reference, source: "third_party" as const }
}

const daysAgo = ({ tenure }: Firm, random: Random) =>
  random.between(1, Math.max(1, Math.min(tenure - 1, 280)))

const checkOf = (paper: Paper, by: UserId, now: Instant, inDays: number, random: Random): CheckRecord => {
  const checkedAt = atWork(daysBefore(now, daysAgo(paper.firm, random)), random)
  return {
    id: CheckId.make(uuidAt(checkedAt, random)),
    providerId: paper.firm.profile.id,
    kind: paper.kind,
    ...wordsOf(paper, random),
    registerEntry: null,
    checkedBy: by,
    checkedAt,
    expiresOn: plusDays(lastToday(now), inDays),
    revokedAt: null,
    revokedBy: null,
    reason: null
  }
}

// Only of firms that lack another paper: they are not verified with this one either.
const mayEnd = ({ firm, kind }: Paper) =>
  kind !== "background" && firm.business.papers.length < letters.length && firm.tenure > 200

/** What the operator has looked up about the firms: all their papers, of which some end soon and some have ended. */
export const lookUp = (firms: ReadonlyArray<Firm>, by: UserId, now: Instant, random: Random) => {
  const papers = random.shuffled(firms.flatMap(papersOf))
  const over = new Set(papers.filter(mayEnd).slice(0, ended))
  const soon = new Set(papers.filter((paper) => !over.has(paper)).slice(0, endingSoon))
  // The data is as of the last Monday, and has to stay as true until the next one.
  const daysOf = (paper: Paper) => {
    if (over.has(paper)) return -random.between(3, 25)
    return soon.has(paper) ? random.between(8, 28) : random.between(45, 380)
  }
  const checks = papers.map((paper) => checkOf(paper, by, now, daysOf(paper), random))
  return { checks, reminded: checks.flatMap((check) => remindersOf(check, now)) }
}

// All reminders that were due have been sent.
const remindersOf = ({ expiresOn, id }: CheckRecord, now: Instant) => {
  const today = lastToday(now)
  const kinds: ReadonlyArray<readonly [CheckNudge, boolean]> = [
    ["check-ends-30", expiresOn <= plusDays(today, 30)],
    ["check-ends-7", expiresOn <= plusDays(today, 7)],
    ["check-ended", expiresOn < today]
  ]
  return kinds.flatMap(([kind, isDue]) => (isDue ? [{ thingId: id, kind, at: now }] : []))
}

/** The profiles with what was looked up about them. */
export const withLookedUp = (
  profiles: ReadonlyArray<ProviderProfile>,
  checks: ReadonlyArray<CheckRecord>
): ReadonlyArray<ProviderProfile> => {
  const byProvider = groupBy(checks, ({ providerId }) => providerId)
  return profiles.map((profile) => ({ ...profile, ...checkedUntil(byProvider.get(profile.id) ?? []) }))
}
