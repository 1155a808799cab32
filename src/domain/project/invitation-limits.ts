/** How many professionals a project's homeowner may invite in all, and at once. */
export const maxInvitations = 10
export const maxInvitedAtOnce = 5
