/** Groups items by a key. Groups stand in the order of their first items, items in the order in which they come. */
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
