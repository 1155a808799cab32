import { text } from "../shared/text.ts"

const min = 10
const sentence = `Please give a reason of at least ${min} characters`

/** Why an operator takes a step, in their own words. */
export const Reason = text(sentence, { min, max: 2_000 })

/** The same, where the person concerned reads it. */
export const ReasonTold = text(`${sentence}: the person reads it`, { min, max: 500 })
