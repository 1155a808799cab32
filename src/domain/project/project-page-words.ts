import type { Project } from "./project.ts"

/** "2 of 4 offers". */
export const offersWords = ({ maxOffers, offers }: Pick<Project, "maxOffers" | "offers">): string =>
  `${offers} of ${maxOffers} offers`
