interface Waiting {
  readonly begin: () => void
  readonly refuse: () => void
}

/** A fake of one Web Lock: granted in the order of requests, or at once with `steal`. */
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
      // Locks are granted asynchronously, never within the call of `request`.
      queueMicrotask(() => holder === undefined && next())
    })

  return { request }
}
