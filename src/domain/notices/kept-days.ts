/** How long notifications are kept. */
export const notificationDays = 180

/** How long it is known which emails there were. */
export const emailDays = 30
