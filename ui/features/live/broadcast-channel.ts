import type { Frame } from "./sse-parser.ts"

/** What tabs of one browser post to each other. */
export type TabMessage =
  /** From a tab that has just opened or come to the foreground; the leader answers. */
  | { readonly type: "hello" }
  /** The state of the stream, and the last event received. */
  | { readonly type: "state"; readonly isOpen: boolean; readonly lastId: string | null }
  | { readonly type: "frame"; readonly frame: Frame }
  /** The session has changed: a sign-out, or a sign-in. */
  | { readonly type: "session" }

interface Addressed {
  readonly userId: string
  readonly message: TabMessage
}

/** Posts to the other tabs. A message for another person means that the session has changed. */
export const openBroadcastChannel = (userId: string, onMessage: (message: TabMessage) => void) => {
  if (typeof BroadcastChannel === "undefined") return { post: () => undefined, close: () => undefined }
  const channel = new BroadcastChannel("live-updates")
  channel.addEventListener("message", ({ data }: MessageEvent<Addressed>) =>
    onMessage(data.userId === userId ? data.message : { type: "session" })
  )
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    post: (message: TabMessage) => channel.postMessage({ userId, message } satisfies Addressed),
    close: () => channel.close()
  }
}
