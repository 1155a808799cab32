/** Below every id: where a walk of an index of ids begins. */
export const lowestId = "00000000-0000-0000-0000-000000000000"

/** Above every id: where a walk backwards begins. */
export const highestId = "ffffffff-ffff-ffff-ffff-ffffffffffff"
