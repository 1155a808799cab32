/**
 * Whether somebody has come from another page, or by a link of the frame's header. Who has gone on meanwhile is not taken
 * away from there.
 */
export const hasArrived = () => document.activeElement?.matches("body, h1, header *") === true
