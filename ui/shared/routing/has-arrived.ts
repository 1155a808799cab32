/**
 * Whether the person has just come from another page, or by a link of the frame's header, and has not moved the focus
 * on since: it is not taken away from where they are by then.
 */
export const hasArrived = () => document.activeElement?.matches("body, h1, header *") === true
