interface Known<A> {
  readonly answer: Promise<A>
  readonly until: number
}

/** Caches one answer for a while; callers meanwhile share it. A failed one is asked for again. */
export const remember = <A>(forMs: number, ask: () => Promise<A>): (() => Promise<A>) => {
  let known: Known<A> | undefined
  return () => {
    if (known !== undefined && performance.now() < known.until) return known.answer
    const remembered = { answer: ask(), until: performance.now() + forMs }
    known = remembered
    remembered.answer.catch(() => {
      if (known === remembered) known = undefined
    })
    return remembered.answer
  }
}
