import type { ProviderId } from "../shared/ids.ts"
import type { ProjectStatus } from "./project-life-cycle.ts"
import { mostOffers } from "./project-limits.ts"
import type { Project, ProjectRecord } from "./project.ts"

/** While a project is a draft or open, it is its homeowner's to change. */
export const changeable: ReadonlyArray<ProjectStatus> = ["draft", "pending"]

/** Whether its homeowner may change what it says; `offers` is how many live ones it has. */
export const isChangeable = ({ offers, status }: Pick<Project, "offers" | "status">): boolean =>
  changeable.includes(status) && offers === 0

/** Whether it can never be open to anybody again: a draft that is not deleted, and one whose job is cancelled, can. */
export const isEndedForGood = ({ deletedAt, status }: Pick<ProjectRecord, "deletedAt" | "status">): boolean =>
  status === "completed" || deletedAt !== null

/** Whether whoever does such work may bid on it, and be invited to. */
export const isOpenToAll = ({ providerId, status }: Pick<Project, "providerId" | "status">): boolean =>
  status === "pending" && providerId === null

/** Whether it is open to all, and has no offer. */
export const isWithoutOffers = (project: Pick<Project, "offers" | "providerId" | "status">): boolean =>
  isOpenToAll(project) && project.offers === 0

/** Whether it is for one alone, who is none of those who have ever quoted on it. */
export const isUnansweredByOne = (
  { providerId, status }: Pick<Project, "providerId" | "status">,
  answeredBy: ReadonlyArray<ProviderId>
): boolean => status === "pending" && providerId !== null && !answeredBy.includes(providerId)

/** Whether there may be more offers on it than it takes now. */
export const takesMoreOffers = (project: Pick<Project, "maxOffers" | "providerId" | "status">): boolean =>
  isOpenToAll(project) && project.maxOffers < mostOffers
