/** Items by what they have in common, each group in the order in which they come, as are the groups. */
export const groupBy = <A, K extends string>(items: Iterable<A>, keyOf: (item: A) => K): Map<K, Array<A>> => {
  const groups = new Map<K, Array<A>>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}
