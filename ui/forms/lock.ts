/** Lets one thing through at a time: who does not get the lock leaves it at that. */
export const makeLock = () => {
  let isTaken = false
  return {
    take: (): boolean => {
      const isMine = !isTaken
      isTaken = true
      return isMine
    },
    release: () => {
      isTaken = false
    }
  }
}
