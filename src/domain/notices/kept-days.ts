/** How long notifications are kept, and the notes that somebody was reminded of a thing. */
export const notificationDays = 180

/** How long settled emails are kept; those that block others of a conversation stay until it is read. */
export const emailDays = 30
