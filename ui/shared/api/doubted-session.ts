import { makeSignal } from "../state/store.ts"

const doubted = makeSignal()

/** Hears that a write was refused as if nobody were signed in. */
export const onDoubtedSession = doubted.subscribe

// The operators' console is not there for anybody else.
const isDoubtful = (path: string, status: number) =>
  status === 401 || (status === 404 && path.startsWith("/api/admin"))

/** Takes note of how a write was refused, for what follows the session. */
export const noteRefusedWrite = (path: string, status: number): void => {
  // Whoever sent it says first what it means there.
  if (isDoubtful(path, status)) setTimeout(doubted.emit)
}
