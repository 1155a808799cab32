/** When a provider who is asked for a quote gets the homeowner's number: at once, or with the acceptance. */
export const phoneSharings = ["now", "on_accept"] as const
export type PhoneSharing = (typeof phoneSharings)[number]
