const earlier = new WeakSet<object>()

/** Marks an answer that reports no new write: its event came earlier, and none comes now. */
export const noteEarlier = <A extends object>(answer: A): A => {
  earlier.add(answer)
  return answer
}

export const isEarlier = (answer: object): boolean => earlier.has(answer)
