import * as Result from "effect/Result"

import type { Changed } from "../events/changed.ts"
import { newsOfProfile } from "../events/profile-news.ts"
import type { CheckedUntil, ProviderProfile } from "../provider/provider.ts"
import { ChangedMeanwhile } from "../shared/errors.ts"
import type { CheckId, UserId } from "../shared/ids.ts"
import type { Day, Instant } from "../shared/instant.ts"
import { type CheckKind, checkKinds } from "./check-options.ts"
import type { CheckRecord, CheckRequest, ShownCheck } from "./check.ts"
import { isCheckValid } from "./valid.ts"

interface Looked {
  readonly id: CheckId
  readonly by: UserId
  readonly at: Instant
}

/** A new check: what an operator has just looked up about a business (`checkRequestAt`). */
export const newCheck = (
  providerId: ProviderProfile["id"],
  { registerEntry = null, ...request }: CheckRequest,
  { at, by, id }: Looked
): CheckRecord => ({
  ...request,
  id,
  providerId,
  registerEntry,
  checkedBy: by,
  checkedAt: at,
  revokedAt: null,
  revokedBy: null,
  reason: null
})

const said = ["kind", "scope", "reference", "source", "expiresOn", "registerEntry"] as const

/** The check that stands and says exactly this, if there is one: it was stored already. */
export const sameCheck = <A extends CheckRecord>(checks: ReadonlyArray<A>, wanted: CheckRecord): A | null =>
  checks.find((check) => check.revokedAt === null && said.every((name) => check[name] === wanted[name])) ??
  null

/** The check once it was revoked, which can be done once. */
export const revokedCheck = (
  check: CheckRecord,
  { at, by }: Pick<Looked, "at" | "by">,
  reason: string
): Result.Result<CheckRecord, ChangedMeanwhile> =>
  check.revokedAt === null
    ? Result.succeed({ ...check, revokedAt: at, revokedBy: by, reason })
    : Result.fail(new ChangedMeanwhile({ thing: "check" }))

type Dated = Pick<CheckRecord, "expiresOn" | "kind" | "revokedAt">

const standing = <A extends Dated>(checks: ReadonlyArray<A>, kind: CheckKind) =>
  checks
    .filter((check) => check.kind === kind && check.revokedAt === null)
    .toSorted((one, other) => (one.expiresOn < other.expiresOn ? 1 : -1))

const untilOf = (checks: ReadonlyArray<Dated>, kind: CheckKind): Day | null =>
  standing(checks, kind)[0]?.expiresOn ?? null

/** Until when each kind was looked up: the last day of the longest check that was not revoked. */
export const checkedUntil = (checks: ReadonlyArray<Dated>): CheckedUntil => ({
  licenseUntil: untilOf(checks, "license"),
  insuranceUntil: untilOf(checks, "insurance"),
  backgroundUntil: untilOf(checks, "background"),
  identityUntil: untilOf(checks, "identity")
})

/** Whether the profile's page shows its kind as checked until the last day of this check, and no longer. */
export const isLongest = (
  profile: CheckedUntil,
  { expiresOn, kind }: Pick<CheckRecord, "expiresOn" | "kind">
): boolean => profile[`${kind}Until`] === expiresOn

/** Whether it is this check whose end is told, not another one of its kind that ends on the same day. */
export const saysItsEnd = (newestFirst: ReadonlyArray<CheckRecord>, { expiresOn, id, kind }: CheckRecord) =>
  newestFirst.findLast(
    (check) => check.revokedAt === null && check.kind === kind && check.expiresOn === expiresOn
  )?.id === id

/** The profile with what was looked up about it. */
export const withChecks = (
  profile: ProviderProfile,
  checks: ReadonlyArray<Dated>,
  now: Instant
): Changed<ProviderProfile> => ({
  value: { ...profile, ...checkedUntil(checks), updatedAt: now },
  news: newsOfProfile(profile)
})

type Stating = Pick<ProviderProfile, "insuranceProvider" | "isInsured" | "isLicensed" | "licenseNumber">

/** What a business says of itself: the number of its license, its insurer. */
const statedOf = (profile: Stating, kind: CheckKind): Pick<ShownCheck, "reference"> | null => {
  if (kind === "license" && profile.isLicensed) return { reference: profile.licenseNumber }
  if (kind === "insurance" && profile.isInsured) return { reference: profile.insuranceProvider }
  return null
}

const isOfPaper = (kind: CheckKind) => kind === "license" || kind === "insurance"

const shown = (check: CheckRecord, state: "checked" | "expired"): ShownCheck => ({
  kind: check.kind,
  state,
  scope: check.scope,
  reference: isOfPaper(check.kind) ? check.reference : null,
  source: isOfPaper(check.kind) ? check.source : null,
  checkedAt: check.checkedAt,
  expiresOn: check.expiresOn
})

const shownOfKind = (
  profile: Stating,
  checks: ReadonlyArray<CheckRecord>,
  kind: CheckKind,
  now: Instant
): ReadonlyArray<ShownCheck> => {
  const all = standing(checks, kind)
  const valid = all.filter(({ expiresOn }) => isCheckValid(expiresOn, now))
  if (valid.length > 0) return valid.map((check) => shown(check, "checked"))
  const [last] = all
  if (last !== undefined) return [shown(last, "expired")]
  const stated = statedOf(profile, kind)
  const unchecked = { scope: null, source: null, checkedAt: null, expiresOn: null }
  return stated === null ? [] : [{ kind, state: "stated", ...unchecked, ...stated }]
}

/** What everybody reads: what we have looked up and still holds, else what has expired, else what the business says. */
export const shownChecks = (
  profile: Stating,
  checks: ReadonlyArray<CheckRecord>,
  now: Instant
): ReadonlyArray<ShownCheck> => checkKinds.flatMap((kind) => shownOfKind(profile, checks, kind, now))
