import * as Schema from "effect/Schema"

const Thing = Schema.Literals([
  "provider",
  "quote",
  "agreement",
  "template",
  "project",
  "conversation",
  "message",
  "review",
  "reply",
  "photo",
  "session",
  "search",
  "application",
  "check",
  "match",
  "case",
  "sanction",
  "import",
  "person",
  "email",
  "page"
])

/** Status 404: no such thing, or it belongs to another person; the answer does not tell which. */
export class NotFound extends Schema.TaggedError<NotFound>()("NotFound", { thing: Thing }) {
  override get message() {
    return `We could not find that ${this.thing}.`
  }
}

/** Status 409: another writer changed it between reading and writing. */
export class ChangedMeanwhile extends Schema.TaggedError<ChangedMeanwhile>()("ChangedMeanwhile", {
  thing: Thing
}) {
  override get message() {
    return `This ${this.thing} has just changed. Please look at it again before you go on.`
  }
}
