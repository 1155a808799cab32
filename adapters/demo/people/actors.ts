import type { Actor, User } from "#domain/account/account.ts"

import type { Firm } from "./firms.ts"

export const asHomeowner = ({ firstName: name, id }: User): Actor => ({
  id,
  role: "homeowner",
  name,
  providerId: null
})

export const asProvider = ({ owner, profile }: Pick<Firm, "owner" | "profile">): Actor => ({
  id: owner.id,
  role: "provider",
  name: profile.businessName,
  providerId: profile.id
})
