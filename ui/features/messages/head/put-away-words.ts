import type { PuttingAway } from "../use-put-away.ts"

interface Words {
  readonly label: string
  readonly done: string
  readonly further?: string
  readonly failed: string
}

/** The label of each step, and what is said after it. */
export const putAwayWords: Record<PuttingAway, Words> = {
  archive: {
    label: "Archive",
    done: "Conversation archived",
    further: "A new message brings it back.",
    failed: "The conversation could not be archived"
  },
  unarchive: {
    label: "Unarchive",
    done: "Back among your conversations",
    failed: "The conversation could not be unarchived"
  },
  block: {
    label: "Block",
    done: "Blocked",
    further: "You find the conversation under “Archived”, and can unblock it there.",
    failed: "This could not be blocked"
  },
  unblock: { label: "Unblock", done: "Unblocked", failed: "This could not be unblocked" }
}
