import * as Schema from "effect/Schema"

import { CategoryId } from "../shared/ids.ts"

/** A category as the pages list it; `providerCount` is the number of listed providers with that specialty. */
export const Category = Schema.Struct({
  id: CategoryId,
  name: Schema.String,
  icon: Schema.String,
  description: Schema.String,
  providerCount: Schema.Natural
})
export type Category = typeof Category.Type
