import type { User } from "#domain/account/account.ts"
import { fullName } from "#domain/account/full-name.ts"
import { defaultUrgency, type Urgency } from "#domain/quote/urgency.ts"
import { maxLength } from "#domain/shared/limits.ts"
import type { KeptPhoto } from "#ui/features/photos/kept-photo.ts"

import type { QuoteTarget } from "./quote-dialog.ts"

/** The values of the dialog's fields. */
export interface QuoteValues {
  readonly serviceType: string
  readonly description: string
  readonly urgency: Urgency
  /** A string only while what was typed is no amount. */
  readonly budgetMin: number | string | null
  readonly budgetMax: number | string | null
  readonly photoIds: ReadonlyArray<KeptPhoto>
  readonly contactName: string
  readonly contactPhone: string
  /** Whether the provider gets the number with the request, and not with the acceptance. */
  readonly sharesPhone: boolean
  /** Not a field: the provider whom the dialog is about. */
  readonly providerId: string
}

export const otherService = "Other"

/** The provider's specialties and Other (docs/product.md#quote-dialog). */
export const serviceChoices = ({ specialties }: QuoteTarget): ReadonlyArray<string> => [
  ...specialties,
  otherService
]

const serviceOf = ({ specialties }: QuoteTarget, wanted: ReadonlyArray<string | undefined>) =>
  wanted.find((service) => service !== undefined && specialties.includes(service)) ??
  specialties[0] ??
  otherService

// An account allows the same length for each of its two names.
const nameOf = (user: User) => {
  const name = fullName(user)
  return name.length > maxLength.name ? user.firstName : name
}

interface Searched {
  readonly words?: string
  readonly trade?: string | undefined
}

/** The initial values: of the last request to somebody else, or else of the search, and of the person's account. */
export const firstValues = (
  provider: QuoteTarget,
  user: User | null,
  last: QuoteValues | undefined,
  searched: Searched = {}
): QuoteValues => ({
  description: searched.words ?? "",
  urgency: defaultUrgency,
  budgetMin: null,
  budgetMax: null,
  photoIds: [],
  contactName: user ? nameOf(user) : "",
  contactPhone: user?.phone ?? "",
  ...last,
  // Chosen anew for each request.
  sharesPhone: false,
  serviceType: serviceOf(provider, [last?.serviceType, searched.trade]),
  providerId: provider.id
})
