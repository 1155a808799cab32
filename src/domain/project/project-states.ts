import type { ProviderId } from "../shared/ids.ts"
import type { ProjectStatus } from "./project-life-cycle.ts"
import { mostOffers } from "./project-limits.ts"
import type { Project, ProjectRecord } from "./project.ts"

/** The states in which its homeowner may change a project. */
export const changeable: ReadonlyArray<ProjectStatus> = ["draft", "pending"]

/** Whether its homeowner may change its words; `offers` is how many live offers it has. */
export const isChangeable = ({ offers, status }: Pick<Project, "offers" | "status">): boolean =>
  changeable.includes(status) && offers === 0

/** Whether it can never be open to anybody again: a draft that is not deleted, and one whose job is cancelled, can. */
export const isEndedForGood = ({ deletedAt, status }: Pick<ProjectRecord, "deletedAt" | "status">): boolean =>
  status === "completed" || deletedAt !== null

/** Whether anybody who does such work may bid on it, and be invited to it. */
export const isOpenToAll = ({ providerId, status }: Pick<Project, "providerId" | "status">): boolean =>
  status === "pending" && providerId === null

/** Whether it is open to all, and has no offer. */
export const isWithoutOffers = (project: Pick<Project, "offers" | "providerId" | "status">): boolean =>
  isOpenToAll(project) && project.offers === 0

/** Whether it is addressed to one provider, who has never quoted on it. */
export const isUnansweredByOne = (
  { providerId, status }: Pick<Project, "providerId" | "status">,
  answeredBy: ReadonlyArray<ProviderId>
): boolean => status === "pending" && providerId !== null && !answeredBy.includes(providerId)

/** Whether it can be made to take more offers than it takes now. */
export const takesMoreOffers = (project: Pick<Project, "maxOffers" | "providerId" | "status">): boolean =>
  isOpenToAll(project) && project.maxOffers < mostOffers
