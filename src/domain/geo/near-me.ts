const wordings =
  /^\W*((near|nearest|close|closest|next|around|by)( to)? (me|us|here|my (area|home|house|location))|nearby|here|in my area|(my|current) location)\W*$/i

/** Whether what stands where a place is asked for names none: "near me". */
export const isNearMe = (text: string): boolean => wordings.test(text.replaceAll(/\s+/g, " "))
