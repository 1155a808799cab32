import { availabilities, type Availability } from "#domain/provider/availability.ts"
import { type SortOrder, sortOrders } from "#domain/provider/search/search-options.ts"

const sortLabels: Record<SortOrder, string> = {
  rating: "Highest Rated",
  distance: "Nearest",
  price: "Best Price",
  reviews: "Most Reviews"
}

const availabilityLabels: Record<Availability, string> = {
  asap: "As soon as possible",
  today: "Today",
  week: "This week",
  month: "This month",
  flexible: "Flexible"
}

const specialties = ["Plumbing", "Electrical", "Cleaning", "Roofing", "Painting", "Landscaping"]

export const sortOptions = sortOrders.map((value) => ({ value, label: sortLabels[value] }))

export const availabilityOptions = availabilities.map((value) => ({
  value,
  label: availabilityLabels[value]
}))

/** The six specialties that the list offers, and the current one if a category's link has brought another. */
export const specialtyOptions = (current: string | undefined) =>
  (current === undefined || specialties.includes(current) ? specialties : [...specialties, current]).map(
    (name) => ({
      value: name,
      label: name
    })
  )

/** The offered specialty that a URL means, in any case of letters; any other is returned as it is. */
export const knownSpecialty = (given: string | undefined): string | undefined =>
  specialties.find((name) => name.toLowerCase() === given?.toLowerCase()) ?? given
