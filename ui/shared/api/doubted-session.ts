import { makeSignal } from "../state/store.ts"

const doubted = makeSignal()

/** Calls back when somebody else may be signed in, or nobody: a write was refused, or another tab has signed out. */
export const onDoubtedSession = doubted.subscribe

/** To be called when another tab of this browser has signed out. */
export const doubtSession = doubted.emit

// To anybody but operators the console answers 404.
const isDoubtful = (path: string, status: number) =>
  status === 401 || (status === 404 && path.startsWith("/api/admin"))

/** Reports a refused write to `onDoubtedSession`, if its status casts doubt on the session. */
export const noteRefusedWrite = (path: string, status: number): void => {
  // The code that sent the write first says what the refusal means there.
  if (isDoubtful(path, status)) setTimeout(doubted.emit)
}
