import type { Frame } from "./sse-parser.ts"

/** What tabs of one browser tell each other. */
export type TabMessage =
  /** Asked by a tab that has just come, or that somebody looks at again; the tab with the stream answers. */
  | { readonly type: "hello" }
  /** How the stream is, and the last event heard. */
  | { readonly type: "state"; readonly isOpen: boolean; readonly lastId: string | null }
  | { readonly type: "frame"; readonly frame: Frame }
  /** Somebody has signed out, or in. */
  | { readonly type: "session" }

interface Addressed {
  readonly userId: string
  readonly message: TabMessage
}

/** Speaks with the other tabs. What is said for somebody else means that the session is another by now. */
export const openTabChannel = (userId: string, onMessage: (message: TabMessage) => void) => {
  if (typeof BroadcastChannel === "undefined") return { tell: () => undefined, close: () => undefined }
  const channel = new BroadcastChannel("live-updates")
  channel.addEventListener("message", ({ data }: MessageEvent<Addressed>) =>
    onMessage(data.userId === userId ? data.message : { type: "session" })
  )
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    tell: (message: TabMessage) => channel.postMessage({ userId, message } satisfies Addressed),
    close: () => channel.close()
  }
}
