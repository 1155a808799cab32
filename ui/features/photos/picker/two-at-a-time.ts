const most = 2

let taken = 0
const waiting: Array<() => void> = []

const turn = async (): Promise<void> => {
  if (taken < most) taken += 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
}

// Hands the place to the work that has waited longest.
const handOver = () => {
  const next = waiting.shift()
  if (next) next()
  else taken -= 1
}

/**
 * Does the work when its turn comes: at most two pictures are drawn and uploaded at a time, over all pickers of the
 * page.
 */
export const twoAtATime = async <A>(work: () => Promise<A>): Promise<A> => {
  await turn()
  try {
    return await work()
  } finally {
    handOver()
  }
}
