/** To begin a sentence or a title with: "Plumbers". */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
