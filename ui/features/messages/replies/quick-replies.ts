import type { Role } from "#domain/account/role.ts"
import type { Quote } from "#domain/quote/quote.ts"

type State = "waiting" | "offered" | "accepted" | "completed"

const replies: Record<Role, Record<State, ReadonlyArray<string>>> = {
  homeowner: {
    waiting: ["When could you come?", "Is there anything else you need to know?"],
    offered: ["When could you come?", "Is the price fixed?", "What does the price include?"],
    accepted: ["Which day suits you?", "What should I prepare?"],
    completed: ["Thank you!", "I have a question about the work."]
  },
  provider: {
    waiting: ["When would suit you?", "Could you tell me a little more?"],
    offered: ["Do you have any questions about my offer?"],
    accepted: ["Which day suits you?", "I am on my way."],
    completed: ["Thank you for your trust!"]
  }
}

const isPending = ({ status }: Quote) => status === "pending"

/** The state of the jobs between the two: agreed work comes before open requests, and those before finished work. */
const stateOf = (quotes: ReadonlyArray<Quote>): State | undefined => {
  if (quotes.some(({ status }) => status === "accepted")) return "accepted"
  const pending = quotes.filter(isPending)
  if (pending.some(({ price }) => price !== null)) return "offered"
  if (pending.length > 0) return "waiting"
  return quotes.some(({ status }) => status === "completed") ? "completed" : undefined
}

/** A few sentences that fit the state of the jobs between the two, without those that this person has sent already. */
export const quickReplies = (
  role: Role,
  quotes: ReadonlyArray<Quote>,
  said: ReadonlySet<string>
): ReadonlyArray<string> => {
  const state = stateOf(quotes)
  return state === undefined ? [] : replies[role][state].filter((reply) => !said.has(reply))
}
