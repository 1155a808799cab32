/** Below every id, so that an index of ids is walked from a beginning. */
export const lowestId = "00000000-0000-0000-0000-000000000000"
