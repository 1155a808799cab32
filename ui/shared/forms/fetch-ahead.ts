/** Fetches code ahead of its first use, say when a form is entered; a failure shows once it is needed. */
export const fetchAhead = (load: () => Promise<unknown>) => () => void load().catch(() => undefined)
