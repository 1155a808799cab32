const most = 2

let taken = 0
const waiting: Array<() => void> = []

const turn = async (): Promise<void> => {
  if (taken < most) taken += 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
}

// The place goes to who has waited longest.
const handOver = () => {
  const next = waiting.shift()
  if (next) next()
  else taken -= 1
}

/** Does the work when its turn comes: two pictures at a time are drawn and sent, of all pickers of the page. */
export const twoAtATime = async <A>(work: () => Promise<A>): Promise<A> => {
  await turn()
  try {
    return await work()
  } finally {
    handOver()
  }
}
