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
      // A table that the map has outgrown may keep it for long, and by this what has come of it (docs/decisions/0051).
      own.result = null
    })
    underWay.set(name, own)
    return own.result
  }
}
