import type { Project } from "./project.ts"

/** Read by who has begun an offer on words that are other ones now. */
export const projectChanged = "The homeowner has changed this project. Please read it again."

/** Read by who had it before their eyes when it was given to another, withdrawn or deleted. */
export const noMoreOffers = "This project takes no more offers."

/** "2 of 4 offers". */
export const offersWords = ({ maxOffers, offers }: Pick<Project, "maxOffers" | "offers">): string =>
  `${offers} of ${maxOffers} offers`
