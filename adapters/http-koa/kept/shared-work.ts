/** Does work of the same name once at a time: all who wait for it get the same result. */
export const makeSharedWork = <A>() => {
  const underWay = new Map<string, Promise<A>>()
  return (name: string, work: () => Promise<A>): Promise<A> => {
    const waited = underWay.get(name)
    if (waited !== undefined) return waited
    const working = work().finally(() => underWay.delete(name))
    underWay.set(name, working)
    return working
  }
}
