import type { Role } from "#domain/account/role.ts"
import type { Need } from "#domain/quote/needs.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { counted } from "#domain/shared/numbers.ts"
import { formatDate } from "#ui/shared/format/format.ts"

import { NeedCard } from "./NeedCard.tsx"

interface Props {
  readonly role: Role
  readonly need: Need<Quote>
}

/** A need that several providers were asked for. */
export const AskedCard = ({ need, role }: Props) => {
  const [{ createdAt, serviceType }] = need
  const asked = `${need.length} asked`
  const offers = need.filter(({ price }) => price !== null).length
  return (
    <NeedCard
      role={role}
      need={need}
      title={serviceType}
      byline={`${asked} · ${counted(offers, "offer")} · ${formatDate(createdAt)}`}
      offersTitle={asked}
    />
  )
}
