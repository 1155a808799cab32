const wordings =
  /^\W*((near|nearest|close|closest|next|around|by)( to)? (me|us|here|my (area|home|house|location))|nearby|here|in my area|(my|current) location)\W*$/i

/** Whether the text in a field for a place names no place: "near me". */
export const isNearMe = (text: string): boolean => wordings.test(text.replaceAll(/\s+/g, " "))
