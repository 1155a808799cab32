import type { QueryClient } from "@tanstack/react-query"

import { onDoubtedSession } from "#ui/shared/api/doubted-session.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { sessionQuery } from "#ui/shared/session/session-query.ts"
import { isSigningOut } from "#ui/shared/session/use-logout.ts"

import { openBroadcastChannel, type TabMessage } from "./broadcast-channel.ts"
import { saveCursor } from "./cursor-storage.ts"
import { electLeader } from "./leader-election.ts"
import { watchLeader } from "./leader-watch.ts"
import type { makeLiveStatus } from "./live-status.ts"
import { makeRefresher } from "./refresher.ts"
import { makeResumeCursor } from "./resume-cursor.ts"
import { isStillSignedIn } from "./session-doubt.ts"
import type { Frame } from "./sse-parser.ts"
import { keepStream } from "./stream.ts"
import { everything } from "./subjects.ts"

interface Options {
  readonly queryClient: QueryClient
  readonly status: ReturnType<typeof makeLiveStatus>
  readonly userId: string
  /** The last event received in this browser before the page fetched anything; null if that is unknown. */
  readonly since: string | null
}

/** The Web Locks of the browser, if a tab can also receive what the leader posts (BroadcastChannel); else undefined. */
const sharedLocks = (): LockManager | undefined =>
  typeof BroadcastChannel === "undefined" ? undefined : (navigator.locks ?? undefined)

// Refetches the session, and tells the person where it has ended without their signing out in this tab.
const isStillHere = async (queryClient: QueryClient, userId: string) => {
  const isOwnDoing = isSigningOut()
  const isStill = await isStillSignedIn(queryClient, userId)
  const isNobody = queryClient.getQueryData(sessionQuery.queryKey)?.user === null
  if (!isStill && isNobody && !isOwnDoing)
    toast({ title: "You have been signed out", description: "Please sign in to go on." })
  return isStill
}

const isVisible = () => document.visibilityState === "visible"

/** Keeps fetched data up to date for this person until stopped. The leader tab of a browser has the stream for all. */
export const startLive = ({ queryClient, since, status, userId }: Options) => {
  const refresher = makeRefresher(queryClient)
  const cursor = makeResumeCursor(refresher, since)
  let stream: ReturnType<typeof keepStream> | undefined

  let wasOpen = false
  const setOpen = (isOpen: boolean) => {
    if (isOpen && wasOpen && !status.isOpen()) refresher.retryFailed(everything)
    wasOpen ||= isOpen
    status.set(isOpen)
  }
  const postState = () => channel.post({ type: "state", isOpen: status.isOpen(), lastId: cursor.lastId() })

  // A reopened stream belongs to whoever is signed in by then, who may be another person since it closed: what is sent
  // from the screen would be in their name.
  let isFirst = true
  const askAtReturn = (isOpen: boolean) => {
    if (isOpen && !isFirst) void isStillHere(queryClient, userId)
    if (isOpen) isFirst = false
  }

  const openStream = () => {
    leader.stop()
    stream ??= keepStream({
      lastId: cursor.lastId,
      onBeat: postState,
      onChange: (isOpen) => {
        askAtReturn(isOpen)
        setOpen(isOpen)
        postState()
      },
      onFrame: (frame: Frame) => {
        cursor.apply(frame)
        channel.post({ type: "frame", frame })
        saveCursor(userId, frame.id)
      },
      onSignedOut: () => {
        channel.post({ type: "session" })
        return isStillHere(queryClient, userId)
      }
    })
  }
  const closeStream = () => {
    stream?.stop()
    stream = undefined
  }

  // A stream stays open when the browser has lost its session's cookie: a refused write tells of that.
  const stopListening = onDoubtedSession(() => void isStillHere(queryClient, userId))

  const onMessage = (message: TabMessage) => {
    if (message.type === "session") return void isStillHere(queryClient, userId)
    if (message.type === "hello") {
      stream?.retryNow()
      if (stream) postState()
      return undefined
    }
    // A former leader may still post after another tab has taken over.
    if (stream) return undefined
    leader.seen()
    if (message.type === "frame") return cursor.apply(message.frame)
    if (message.lastId !== null) cursor.moveTo(message.lastId)
    return setOpen(message.isOpen)
  }

  const channel = openBroadcastChannel(userId, onMessage)
  const locks = sharedLocks()
  const election = locks && electLeader(locks, { onElected: openStream, onDeposed: closeStream })
  const leader = watchLeader({
    ping: () => channel.post({ type: "hello" }),
    onGone: () => election?.takeOver()
  })

  // A tab that cannot share has a stream only while it is visible, because browsers allow six connections to a server
  // in all.
  const onAttention = () => {
    if (!election && !isVisible()) return closeStream()
    if (!election) openStream()
    if (stream) return stream.retryNow()
    return isVisible() ? leader.check() : undefined
  }
  const stopped = new AbortController()
  document.addEventListener("visibilitychange", onAttention, { signal: stopped.signal })
  addEventListener("online", onAttention, { signal: stopped.signal })
  onAttention()

  return {
    stop: () => {
      stopped.abort()
      stopListening()
      election?.stop()
      closeStream()
      leader.stop()
      refresher.stop()
      channel.close()
    },
    /** Posts that the session has changed, before this stops. */
    postSessionChange: () => channel.post({ type: "session" })
  }
}
