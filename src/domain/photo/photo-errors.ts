import * as Schema from "effect/Schema"

/** Status 409: the account keeps as many photos as it may. */
export class TooManyPhotos extends Schema.TaggedError<TooManyPhotos>()("TooManyPhotos", {
  most: Schema.Natural
}) {
  override get message() {
    return `You have ${this.most} photos here, as many as one account can keep.`
  }
}
