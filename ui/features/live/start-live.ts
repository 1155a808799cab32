import type { QueryClient } from "@tanstack/react-query"

import { openTabChannel, type TabMessage } from "./broadcast-channel.ts"
import { keepMark } from "./cursor-storage.ts"
import { takeTurns } from "./leader-election.ts"
import { watchHolder } from "./leader-watch.ts"
import type { makeLiveStatus } from "./live-status.ts"
import { makeRefresher } from "./refresher.ts"
import { makeHearing } from "./resume-cursor.ts"
import { isStillSignedIn } from "./session-doubt.ts"
import type { Frame } from "./sse-parser.ts"
import { keepStream } from "./stream.ts"
import { everything } from "./subjects.ts"

interface Options {
  readonly queryClient: QueryClient
  readonly status: ReturnType<typeof makeLiveStatus>
  readonly userId: string
  /** The last event heard in this browser before the page asked for anything; null if that is not known. */
  readonly since: string | null
}

/** Only where a tab can both wait for its turn and hear the one whose turn it is. */
const sharedLocks = (): LockManager | undefined =>
  typeof BroadcastChannel === "undefined" ? undefined : (navigator.locks ?? undefined)

const isVisible = () => document.visibilityState === "visible"

/** Keeps what was fetched for this person true, until it is stopped. One tab of a browser has the stream for all. */
export const startLive = ({ queryClient, since, status, userId }: Options) => {
  const refresher = makeRefresher(queryClient)
  const hearing = makeHearing(refresher, since)
  let stream: ReturnType<typeof keepStream> | undefined

  let wasOpen = false
  const setOpen = (isOpen: boolean) => {
    if (isOpen && wasOpen && !status.isOpen()) refresher.retryFailed(everything)
    wasOpen ||= isOpen
    status.set(isOpen)
  }
  const tellState = () => channel.tell({ type: "state", isOpen: status.isOpen(), lastId: hearing.lastId() })

  const begin = () => {
    holder.stop()
    stream ??= keepStream({
      lastId: hearing.lastId,
      onBeat: tellState,
      onChange: (isOpen) => {
        setOpen(isOpen)
        tellState()
      },
      onFrame: (frame: Frame) => {
        hearing.take(frame)
        channel.tell({ type: "frame", frame })
        keepMark(userId, frame.id)
      },
      onSignedOut: () => {
        channel.tell({ type: "session" })
        return isStillSignedIn(queryClient, userId)
      }
    })
  }
  const end = () => {
    stream?.stop()
    stream = undefined
  }

  const hear = (message: TabMessage) => {
    if (message.type === "session") return void isStillSignedIn(queryClient, userId)
    if (message.type === "hello") {
      stream?.nudge()
      if (stream) tellState()
      return undefined
    }
    // A tab that had the stream may still have something to say after it was taken over.
    if (stream) return undefined
    holder.heard()
    if (message.type === "frame") return hearing.take(message.frame)
    if (message.lastId !== null) hearing.standsAt(message.lastId)
    return setOpen(message.isOpen)
  }

  const channel = openTabChannel(userId, hear)
  const locks = sharedLocks()
  const turn = locks && takeTurns(locks, { onBegin: begin, onEnd: end })
  const holder = watchHolder({ ask: () => channel.tell({ type: "hello" }), onGone: () => turn?.takeOver() })

  // A tab that shares nothing has its stream while it is looked at: browsers allow a server six connections in all.
  const look = () => {
    if (!turn && !isVisible()) return end()
    if (!turn) begin()
    if (stream) return stream.nudge()
    return isVisible() ? holder.inquire() : undefined
  }
  const over = new AbortController()
  document.addEventListener("visibilitychange", look, { signal: over.signal })
  addEventListener("online", look, { signal: over.signal })
  look()

  return {
    stop: () => {
      over.abort()
      turn?.stop()
      end()
      holder.stop()
      refresher.stop()
      channel.close()
    },
    /** Says that the session is another, before this stops. */
    tellOfSession: () => channel.tell({ type: "session" })
  }
}
