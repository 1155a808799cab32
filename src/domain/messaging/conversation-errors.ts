import * as Schema from "effect/Schema"

import { closedWords } from "./closed-words.ts"

/** Status 409: one of the two has closed the conversation, and with it all that they would begin together. */
export class ConversationClosed extends Schema.TaggedError<ConversationClosed>()("ConversationClosed", {}) {
  override get message() {
    return closedWords
  }
}
