/** The sentence for a link that does not work. */
export const deadLink = "This link has expired or was used already. Please ask for a new one."
