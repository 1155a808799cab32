/** Below every id, so that an index of ids is walked from a beginning. */
export const lowestId = "00000000-0000-0000-0000-000000000000"

/** Above every id, so that it is walked from its end. */
export const highestId = "ffffffff-ffff-ffff-ffff-ffffffffffff"
