import * as Schema from "effect/Schema"

/** A city in its state as addresses and stores name it: "tx/salt-lake-city". */
export const PlaceSlug = Schema.String.check(Schema.isPattern(/^[a-z]{2}\/[a-z0-9]+(?:-[a-z0-9]+)*$/))
export type PlaceSlug = typeof PlaceSlug.Type
