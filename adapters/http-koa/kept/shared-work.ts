interface Work<A> {
  result: Promise<A> | null
}

/** Does work of the same name once at a time: all who wait for it get the same result. */
export const makeSharedWork = <A>() => {
  const underWay = new Map<string, Work<A>>()
  return (name: string, work: () => Promise<A>): Promise<A> => {
    const waited = underWay.get(name)?.result
    if (waited) return waited
    const own: Work<A> = { result: null }
    own.result = work().finally(() => {
      underWay.delete(name)
      // The map's old hash table may stay alive long after the map has grown, and with it this work and its result
      // (docs/decisions/0051).
      own.result = null
    })
    underWay.set(name, own)
    return own.result
  }
}
