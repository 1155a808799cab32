import { mostOffers } from "./project-limits.ts"
import type { Project } from "./project.ts"

/** "2 of 4 offers". */
export const offersWords = ({ maxOffers, offers }: Pick<Project, "maxOffers" | "offers">): string =>
  `${offers} of ${maxOffers} offers`

type Open = Pick<Project, "maxOffers" | "offers" | "providerId" | "status">

/** Whether its homeowner may change what it says. */
export const isChangeable = ({ offers, status }: Open): boolean =>
  (status === "draft" || status === "pending") && offers === 0

/** Whether professionals may be invited to it. */
export const takesInvitations = ({ providerId, status }: Open): boolean =>
  status === "pending" && providerId === null

/** Whether there may be more offers on it than it takes now. */
export const takesMoreOffers = (project: Open): boolean =>
  takesInvitations(project) && project.maxOffers < mostOffers
