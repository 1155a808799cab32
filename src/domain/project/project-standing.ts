import type { ProviderId } from "../shared/ids.ts"
import type { Project, ProjectRecord } from "./project.ts"
import { distanceBandOf, isWithinReach, type Reach } from "./reach.ts"

/** What a provider's standing towards a project is, beyond the project itself. */
export interface ProviderStanding extends Reach {
  readonly providerId: ProviderId
  readonly specialties: ReadonlyArray<string>
  /** A quote of any status on the project. */
  readonly hasQuoted: boolean
  /** A live quote on the project. */
  readonly hasLiveQuote: boolean
  /** Whether its homeowner has invited the provider. */
  readonly isInvited: boolean
  /** Whether one of the two has closed their conversation. */
  readonly isBlocked: boolean
  /** How many live quotes the project has. */
  readonly offers: number
}

const isInReach = (project: ProjectRecord, standing: ProviderStanding): boolean =>
  standing.hasQuoted || isWithinReach(project, standing)

/**
 * The rule of who may see and quote on open work, in lists, bids, alerts and invitations: its addressee, invited
 * providers, and those who do such work within reach.
 */
export const isOpenTo = (project: ProjectRecord, standing: ProviderStanding): boolean =>
  project.status === "pending" &&
  !standing.isBlocked &&
  (project.providerId === standing.providerId ||
    (project.providerId === null &&
      (standing.isInvited ||
        (standing.specialties.includes(project.category) && isInReach(project, standing)))))

const isJobOf = ({ providerId, quoteId }: ProjectRecord, id: ProviderId): boolean =>
  quoteId !== null && providerId === id

/**
 * Whether anybody but its homeowner may see the project: it is no draft, and not addressed to one provider who has not
 * won it.
 */
const isOut = ({ providerId, quoteId, status }: ProjectRecord): boolean =>
  status !== "draft" && (providerId === null || quoteId !== null)

/**
 * Whether the provider sees the project: it is theirs to do, addressed to them, quoted by them, or open to them.
 * Providers who have quoted do not see it as a draft again, or addressed to another since; nor anything that may have
 * been written since the two have closed their conversation.
 */
export const isVisibleTo = (project: ProjectRecord, standing: ProviderStanding): boolean =>
  (standing.hasQuoted && isJobOf(project, standing.providerId)) ||
  isOpenTo(project, standing) ||
  (!standing.isBlocked &&
    ((standing.hasQuoted && isOut(project)) ||
      (project.providerId === standing.providerId && project.status !== "draft")))

export const canQuote = (project: ProjectRecord, standing: ProviderStanding): boolean =>
  isOpenTo(project, standing) && !standing.hasLiveQuote && standing.offers < project.maxOffers

/** The fields of a project that depend on its reader: a provider, or its homeowner, who has no standing towards it. */
export const seenAs = (
  project: ProjectRecord,
  standing: ProviderStanding | null
): Pick<Project, "canQuote" | "distanceBand" | "isInvited"> => {
  if (standing === null) return { canQuote: false }
  return {
    canQuote: canQuote(project, standing),
    distanceBand: distanceBandOf(project, standing.base),
    isInvited: standing.isInvited
  }
}

/** Whether the project waits for the provider: it is theirs to quote on, and they never have. */
export const isWaitingFor = (project: ProjectRecord, standing: ProviderStanding): boolean =>
  isOpenTo(project, standing) && !standing.hasQuoted && standing.offers < project.maxOffers

/**
 * Whether the provider may have seen the project in their list, even if it has left the list since: one that was given
 * to another or withdrawn still serves as a cursor there.
 */
export const mayHaveSeen = (project: ProjectRecord, standing: ProviderStanding): boolean =>
  standing.hasQuoted ||
  isVisibleTo(project, standing) ||
  ((project.status === "draft" || project.quoteId !== null) &&
    (standing.isInvited || (standing.specialties.includes(project.category) && isInReach(project, standing))))

/** Where the work is, as the provider reads it: as typed where the job is theirs, else no closer than the ZIP code. */
export const locationFor = (project: ProjectRecord, providerId: ProviderId): string =>
  isJobOf(project, providerId) ? project.location : (project.place ?? "")
