import { makeSignal } from "../state/store.ts"

const doubted = makeSignal()

/** Calls back when a write was refused as if nobody were signed in. */
export const onDoubtedSession = doubted.subscribe

// To anybody but operators the console answers 404.
const isDoubtful = (path: string, status: number) =>
  status === 401 || (status === 404 && path.startsWith("/api/admin"))

/** Reports a refused write to `onDoubtedSession`, if its status casts doubt on the session. */
export const noteRefusedWrite = (path: string, status: number): void => {
  // The code that sent the write first says what the refusal means there.
  if (isDoubtful(path, status)) setTimeout(doubted.emit)
}
