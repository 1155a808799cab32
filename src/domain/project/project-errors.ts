import * as Schema from "effect/Schema"

/** Status 409: what professionals have made an offer on stays as they have read it. */
export class HasOffers extends Schema.TaggedError<HasOffers>()("HasOffers", {}) {
  override get message() {
    return "This project has offers. Withdraw it first, then change it."
  }
}

/** Status 409: nobody else is asked for an offer on it. */
export class ForOneAlone extends Schema.TaggedError<ForOneAlone>()("ForOneAlone", {}) {
  override get message() {
    return "This project is for one professional alone."
  }
}

/** Status 409: whom the project is for has no page any more, and could be the only one to answer. */
export class AddresseeUnlisted extends Schema.TaggedError<AddresseeUnlisted>()("AddresseeUnlisted", {}) {
  override get message() {
    return "The professional whom this project is for is no longer listed. Edit it and open it to all."
  }
}
