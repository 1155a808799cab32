/**
 * A part of a state that people name with it, as it stands before the state's name: "northern California", "east Texas",
 * "upstate New York".
 */
const part = /^(?:(?:(?:north|south)(?:east|west)?|east|west)(?:ern)?|central|middle|upstate) (?=.)/i

/** The state's name without the part, or the name as it is. */
export const withoutPart = (name: string): string => name.replace(part, "")
