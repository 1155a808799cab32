import type { Project } from "./project.ts"

/** For a provider who has begun an offer on words that were changed since. */
export const projectChanged = "The homeowner has changed this project. Please read it again."

/** For a provider who had the project open when it was given to another, withdrawn or deleted. */
export const noMoreOffers = "This project takes no more offers."

/** "2 of 4 offers". */
export const offersWords = ({ maxOffers, offers }: Pick<Project, "maxOffers" | "offers">): string =>
  `${offers} of ${maxOffers} offers`
