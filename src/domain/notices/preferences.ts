import * as Schema from "effect/Schema"

import { choice } from "../shared/choice.ts"
import { TimeZone } from "./time-zone.ts"
import { deliveries } from "./topics.ts"

const Delivery = choice(deliveries, "Please choose now, daily or off")

/** What a person wants to be written to about, and in which time zone. */
export const Preferences = Schema.Struct({
  work: Delivery,
  messages: Delivery,
  alerts: Delivery,
  timeZone: TimeZone
})
export type Preferences = typeof Preferences.Type
