import * as Schema from "effect/Schema"

/** Status 409: what was offered on must not change under the offers. */
export class HasOffers extends Schema.TaggedError<HasOffers>()("HasOffers", {}) {
  override get message() {
    return "This project has offers. Withdraw it first; then you can change it and publish it again."
  }
}
