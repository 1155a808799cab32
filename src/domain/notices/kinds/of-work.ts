import * as Schema from "effect/Schema"

/** The work that a quote is about. */
export const ofWork = {
  serviceType: Schema.String,
  /** The title of the project that the quote is on; absent without one, and in notices from before it was noted. */
  project: Schema.optionalKey(Schema.String)
}
type OfWork = Schema.Struct<typeof ofWork>["Type"]

/** The name of the work, where the notice is not about its quote; absent in notices from before it was noted. */
export const laterNoted = Schema.optionalKey(Schema.String)

/** Work by the name that its homeowner has given it. */
export const workNamed = ({ project, serviceType }: OfWork): string => project ?? serviceType
