import { useLocation } from "wouter"

import type { Suggestion } from "#domain/search/suggestions/suggestion.ts"
import { call } from "#ui/shared/api/call.ts"

import { type ListProps, SuggestionList } from "./SuggestionList.tsx"
import { type Option, useSuggestions } from "./use-suggestions.ts"

interface Found extends Option, Pick<Suggestion, "providerId"> {}

const notes = {
  task: ({ trade }: Suggestion) => trade,
  trade: () => "Trade",
  business: () => "Business"
}

const asOption = (suggestion: Suggestion): Found => ({
  key: `${suggestion.kind} ${suggestion.providerId ?? suggestion.text}`,
  text: suggestion.text,
  note: notes[suggestion.kind](suggestion),
  ...(suggestion.providerId && { providerId: suggestion.providerId })
})

/** Suggestions for a search text: choosing a task or a trade searches for it, choosing a business opens its page. */
export const SearchList = ({ input, near }: ListProps) => {
  const [, navigate] = useLocation()
  const suggestions = useSuggestions<Found>(input, {
    ask: async (text) => (await call("GET /api/suggestions", { query: { text, near } })).map(asOption),
    atFirst: []
  })
  const choose = ({ providerId, text }: Found) => {
    if (providerId !== undefined) {
      navigate(`/provider/${providerId}`)
      return
    }
    suggestions.fill(text)
    input.form?.requestSubmit()
  }
  return <SuggestionList {...suggestions} choose={choose} input={input} label="Suggestions" />
}
