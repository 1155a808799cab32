/** How many live offers a project takes at first, and at most. */
export const defaultMaxOffers = 4
export const mostOffers = 8

/** How many professionals a project's homeowner may invite in all, and at once. */
export const maxInvitations = 10
export const maxInvitedAtOnce = 5
