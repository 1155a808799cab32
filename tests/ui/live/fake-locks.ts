interface Waiting {
  readonly begin: () => void
  readonly refuse: () => void
}

/** One lock of the browser, as Web Locks give it: to one after the other, or to who takes it by force. */
export const fakeLocks = () => {
  let holder: { readonly lose: () => void } | undefined
  const queue: Array<Waiting> = []

  const next = () => {
    holder = undefined
    queue.shift()?.begin()
  }

  const give = async (mine: typeof holder, run: () => Promise<unknown>) => {
    await run()
    if (holder === mine) next()
  }

  const request = (_name: string, { signal, steal }: LockOptions, run: () => Promise<unknown>) =>
    new Promise<void>((resolve, reject) => {
      const refuse = () => reject(new DOMException("The lock is lost", "AbortError"))
      const begin = () => {
        const mine = { lose: refuse }
        holder = mine
        void give(mine, run).then(resolve)
      }
      if (steal) {
        holder?.lose()
        return begin()
      }
      const waiting = { begin, refuse }
      queue.push(waiting)
      signal?.addEventListener("abort", () => {
        if (!queue.includes(waiting)) return
        queue.splice(queue.indexOf(waiting), 1)
        refuse()
      })
      // Locks are never given within the call that asks for them.
      queueMicrotask(() => holder === undefined && next())
    })

  return { request }
}
