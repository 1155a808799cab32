/** To begin a sentence or a title with: "Plumbers". */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** With a full stop, unless the words end in one, as names like "Drain Co." do. */
export const ended = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`)
