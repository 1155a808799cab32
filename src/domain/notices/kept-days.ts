/** How long notifications are kept, and that somebody was reminded of a thing. */
export const notificationDays = 180

/** How long it is known which emails there were; of a conversation, until it is read. */
export const emailDays = 30
