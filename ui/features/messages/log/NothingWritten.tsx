import type { Role } from "#domain/account/role.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { EmptyState } from "#ui/shared/feedback/EmptyState.tsx"

interface Props {
  readonly role: Role
  readonly participant: string
  /** The quotes between the two. */
  readonly quotes: ReadonlyArray<Quote>
}

type State = "accepted" | "asked" | "offered" | "new"

const words: Record<Role, (participant: string) => Record<State, string>> = {
  homeowner: (participant) => ({
    accepted: `You have accepted ${participant}'s offer. Agree on a day, and add what they should know.`,
    asked: `${participant} has your request. Ask a question, or add what they should know.`,
    offered: `${participant} has made you an offer. Ask what you want to know before you accept it.`,
    new: "Say hello and tell them what you need."
  }),
  provider: (participant) => ({
    accepted: `${participant} has accepted your offer. Agree on a day, and ask what you need to know.`,
    asked: `${participant} is waiting for your answer. Ask what you need to know, or send your offer.`,
    offered: `${participant} has your offer. Add what helps them to decide.`,
    new: "Say hello and ask what they need."
  })
}

const stateOf = (quotes: ReadonlyArray<Quote>): State => {
  if (quotes.some(({ status }) => status === "accepted")) return "accepted"
  const pending = quotes.filter(({ status }) => status === "pending")
  if (pending.some(({ price, projectId }) => price === null && projectId === null)) return "asked"
  return pending.some(({ price }) => price !== null) ? "offered" : "new"
}

/** What to write first, which depends on what has been asked, offered and agreed. */
export const NothingWritten = ({ participant, quotes, role }: Props) => (
  <EmptyState title="Start the conversation">{words[role](participant)[stateOf(quotes)]}</EmptyState>
)
