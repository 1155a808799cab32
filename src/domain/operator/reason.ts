import { longText } from "../shared/text.ts"

const min = 10
const sentence = `Please give a reason of at least ${min} characters`

/** Why an operator takes a step, in their own words. */
export const Reason = longText(sentence, { min, max: 2_000 })

/** The same, where the person concerned reads it. */
export const ReasonTold = longText(`${sentence}: the person reads it`, { min, max: 500 })
