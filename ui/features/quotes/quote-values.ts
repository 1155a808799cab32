import { defaultUrgency, type Urgency } from "#domain/quote/urgency.ts"

import type { QuoteTarget } from "./quote-dialog.ts"

/** What stands in the dialog's fields. */
export interface QuoteValues {
  readonly serviceType: string
  readonly description: string
  readonly urgency: Urgency
  /** Text only while it is no amount. */
  readonly budgetMin: number | string | null
  readonly budgetMax: number | string | null
  readonly contactName: string
  readonly contactPhone: string
  /** No field: whom the dialog is about. */
  readonly providerId: string
}

const otherService = "Other"

/** The provider's specialties and Other (docs/product.md#quote-dialog). */
export const serviceChoices = ({ specialties }: QuoteTarget): ReadonlyArray<string> => [
  ...specialties,
  otherService
]

export const emptyValues = (provider: QuoteTarget): QuoteValues => ({
  serviceType: provider.specialties[0] ?? otherService,
  description: "",
  urgency: defaultUrgency,
  budgetMin: null,
  budgetMax: null,
  contactName: "",
  contactPhone: "",
  providerId: provider.id
})
