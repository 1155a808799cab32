import * as Schema from "effect/Schema"

/** Nobody receives email at the address; trying again would not help. */
export class AddressRefused extends Schema.TaggedError<AddressRefused>()("AddressRefused", {
  reason: Schema.String
}) {}

/** The email could not be handed over this time. */
export class NotSent extends Schema.TaggedError<NotSent>()("NotSent", { reason: Schema.String }) {}
