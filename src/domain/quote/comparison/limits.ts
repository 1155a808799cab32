/** How many quotes can be compared. */
export const minCompared = 2
export const maxCompared = 4
