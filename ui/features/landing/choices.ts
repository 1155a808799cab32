import type { ServicePage, ServiceSlug } from "#domain/catalogue/service-slugs.ts"
import { urgencies, urgencyWords } from "#domain/quote/urgency.ts"
import type { Option } from "#ui/shared/forms/SelectField.tsx"
import type { ProviderQuery } from "#ui/shared/search/provider-query.ts"

/** The value of an "All …" option: it restricts nothing and is never sent (docs/product.md#landing-search). */
export const everything = "all"

/** How a page's second field narrows the search. */
export interface Choice {
  /** The URL parameter of the choice. */
  readonly parameter: "availability" | "service"
  readonly label: string
  readonly placeholder: string
  readonly options: ReadonlyArray<Option>
  readonly read: (query: ProviderQuery) => string | undefined
  readonly write: (value: string | undefined) => ProviderQuery
}

interface ServiceChoice<Page extends ServicePage> {
  readonly page: Page
  readonly label: string
  readonly placeholder: string
  /** The label of the option for no restriction; by default the placeholder stands for that. */
  readonly all?: string
  /** The options' labels, by the slugs that are sent (docs/product.md#service-filters). */
  readonly services: Readonly<Record<ServiceSlug<Page>, string>>
}

/** Narrows by the kind of work: a slug in the `service` parameter. */
export const serviceChoice = <Page extends ServicePage>(choice: ServiceChoice<Page>): Choice => ({
  parameter: "service",
  label: choice.label,
  placeholder: choice.placeholder,
  options: Object.entries<string>({
    ...(choice.all && { [everything]: choice.all }),
    ...choice.services
  }).map(([value, label]) => ({ value, label })),
  read: ({ service }) => service,
  write: (service) => ({ service })
})

/** Narrows by how soon a professional has to come: an urgency in the `availability` parameter. */
export const urgencyChoice: Choice = {
  parameter: "availability",
  label: "Urgency",
  placeholder: "Any time",
  options: urgencies.map((value) => ({ value, label: urgencyWords[value] })),
  read: ({ availability }) => availability,
  write: (value) => ({ availability: urgencies.find((urgency) => urgency === value) })
}
