import { demoEmailOf } from "../people/accounts.ts"
import type { Firm } from "../people/firms.ts"
import type { Random } from "../random.ts"

/** How often a provider replies, from 0 to 1: under happy reviews and under the others. */
interface Habit {
  readonly glad: number
  readonly sorry: number
}

const habits: ReadonlyArray<readonly [Habit, number]> = [
  [{ glad: 0, sorry: 0 }, 28],
  [{ glad: 0, sorry: 0.85 }, 12],
  [{ glad: 0.35, sorry: 0.65 }, 40],
  [{ glad: 0.75, sorry: 0.95 }, 20]
]

const ofDemoProviders: Habit = { glad: 0.4, sorry: 0.8 }

type Wrap = (customer: string) => string

const greetings: ReadonlyArray<readonly [Wrap, number]> = [
  [() => "", 50],
  [(customer) => `Hi ${customer},\n`, 30],
  [(customer) => `Dear ${customer},\n`, 20]
]

/** How one provider replies: always with the same manners. */
export interface ReplyStyle {
  readonly habit: Habit
  readonly greet: Wrap
  readonly signature: string
}

const signatures = ({ business: { name, owner, solo } }: Firm): ReadonlyArray<readonly [string, number]> => {
  const [first = owner] = owner.split(" ")
  return [
    ["", 35],
    [` – ${first}`, 25],
    [`\n${owner}`, 20],
    [`\nThe team at ${name}`, solo === true ? 0 : 20]
  ]
}

export const replyStyleOf = (firm: Firm, random: Random): ReplyStyle => ({
  habit: demoEmailOf(firm.business.owner) === undefined ? random.weighted(habits) : ofDemoProviders,
  greet: random.weighted(greetings),
  signature: random.weighted(signatures(firm))
})
