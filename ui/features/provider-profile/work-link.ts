const part = "#where-you-work"

/** The URL of the part where a provider says how far they work. */
export const workPath = `/provider-profile${part}`

/** Whether the address names that part of the page. */
export const isLinkedTo = () => location.hash === part
