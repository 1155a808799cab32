import * as Schema from "effect/Schema"

/** Status 413: the file has more bytes than one of its kind may have. */
export class FileTooLarge extends Schema.TaggedError<FileTooLarge>()("FileTooLarge", {
  mebibytes: Schema.Number
}) {
  override get message() {
    return `A file of this kind has at most ${this.mebibytes} MiB.`
  }
}
