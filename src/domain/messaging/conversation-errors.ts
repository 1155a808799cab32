import * as Schema from "effect/Schema"

/** Status 409: one of the two has closed the conversation, and with it all that they would begin together. */
export class ConversationClosed extends Schema.TaggedError<ConversationClosed>()("ConversationClosed", {}) {
  override get message() {
    return "This conversation is closed."
  }
}
