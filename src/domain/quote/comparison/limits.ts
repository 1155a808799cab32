/** How many quotes stand side by side. */
export const minCompared = 2
export const maxCompared = 4
