/** The parts of a page that its buttons lead to. */
export const placeIds = {
  search: "search",
  results: "results",
  application: "application",
  work: "work"
} as const

const show = (place: HTMLElement | null) => {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches
  place?.scrollIntoView({ behavior: still ? "auto" : "smooth", block: "start" })
}

/** Scrolls to a part of the page and moves the focus there. */
export const goTo = (name: "application" | "search" | "work") => {
  const place = document.getElementById(placeIds[name])
  show(place)
  place?.focus({ preventScroll: true })
}

/** Moves the focus to the field for the place that a search looks near. */
export const goToPlaceField = () => {
  const field = document.querySelector<HTMLInputElement>('[role=search] [name="location"]')
  show(field?.form ?? null)
  field?.focus({ preventScroll: true })
}

/** Moves the focus to the list of results. */
export const focusResults = () => document.getElementById(placeIds.results)?.focus({ preventScroll: true })

/** Scrolls to the list of results; the focus stays, because a status message tells what was found. */
export const showResults = () => show(document.getElementById(placeIds.results))
