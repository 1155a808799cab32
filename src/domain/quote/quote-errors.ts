import * as Schema from "effect/Schema"

/** Status 409: one pending or accepted quote per provider and project. */
export class AlreadyQuoted extends Schema.TaggedError<AlreadyQuoted>()("AlreadyQuoted", {}) {
  override get message() {
    return "You already have a quote on this project. Revise that one instead."
  }
}

/** Status 409: the project is not open for quotes. */
export class ProjectTakesNoQuotes extends Schema.TaggedError<ProjectTakesNoQuotes>()("ProjectTakesNoQuotes", {
  status: Schema.String
}) {
  override get message() {
    return `This project is ${this.status.replaceAll("_", " ")} and takes no quotes; it must be pending and open to you.`
  }
}
