import * as Schema from "effect/Schema"

/** Status 409: a project with offers stays as the professionals have read it. */
export class HasOffers extends Schema.TaggedError<HasOffers>()("HasOffers", {}) {
  override get message() {
    return "This project has offers. Withdraw it first, then change it."
  }
}

/** Status 409: the project is addressed to one provider, and nobody else is asked for an offer on it. */
export class ForOneAlone extends Schema.TaggedError<ForOneAlone>()("ForOneAlone", {}) {
  override get message() {
    return "This project is for one professional alone."
  }
}

/** Status 409: the provider whom the project is addressed to has no page any more, and nobody else could answer. */
export class AddresseeUnlisted extends Schema.TaggedError<AddresseeUnlisted>()("AddresseeUnlisted", {}) {
  override get message() {
    return "The professional whom this project is for is no longer listed. Edit it and open it to all."
  }
}
