import { useQuery } from "@tanstack/react-query"

import type { Role } from "#domain/account/role.ts"
import type { Conversation } from "#domain/messaging/conversation.ts"
import { phoneWithheldWords } from "#domain/usage/usage-limits.ts"
import { providerQuery } from "#ui/features/providers/use-providers.ts"
import { pairQuotesQuery } from "#ui/features/quotes/quote-lists.ts"

interface TheirPhone {
  readonly phone: string | null
  /** Why there is no number. */
  readonly reason: string
}

/**
 * The other person's telephone number: a professional's from the profile, a homeowner's from the newest request that
 * has one.
 */
export const useTheirPhone = ({ id, providerId }: Conversation, role: Role, name: string): TheirPhone => {
  const isHomeowner = role === "homeowner"
  const profile = useQuery({ ...providerQuery(providerId ?? ""), enabled: isHomeowner })
  const quotes = useQuery({ ...pairQuotesQuery(id), enabled: !isHomeowner })
  const asked = isHomeowner ? profile : quotes
  const ofRequest = quotes.data?.find(({ contactPhone }) => contactPhone !== "")?.contactPhone
  const phone = (isHomeowner ? profile.data?.phone : ofRequest) ?? null
  if (asked.isPending) return { phone, reason: "Looking for the phone number…" }
  if (asked.isError) return { phone, reason: "The phone number did not load. Please try again." }
  if (profile.data?.phoneWithheld === true) return { phone, reason: phoneWithheldWords }
  return { phone, reason: `${name} has not given you a phone number.` }
}
