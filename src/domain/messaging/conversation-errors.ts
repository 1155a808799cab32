import * as Schema from "effect/Schema"

import { closedWords } from "./closed-words.ts"

/** Status 409: one of the two has closed the conversation, and with it all that they would begin together. */
export class ConversationClosed extends Schema.TaggedError<ConversationClosed>()("ConversationClosed", {
  /** The business's name, if it was to be invited: it tells which of several is meant. */
  invited: Schema.optionalKey(Schema.String)
}) {
  override get message() {
    return this.invited === undefined
      ? closedWords
      : `You cannot invite ${this.invited}: the conversation is closed.`
  }
}
