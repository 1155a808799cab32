/** The parts of a landing page that its buttons lead to. */
export const placeIds = { search: "search", results: "results", application: "application" } as const

const show = (place: HTMLElement | null) => {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches
  place?.scrollIntoView({ behavior: still ? "auto" : "smooth", block: "start" })
}

/** Scrolls to a form and takes the keyboard along. */
export const goTo = (form: "application" | "search") => {
  const place = document.getElementById(placeIds[form])
  show(place)
  place?.focus({ preventScroll: true })
}

/** Scrolls to the list; the keyboard stays, for a status message tells what was found. */
export const showResults = () => show(document.getElementById(placeIds.results))
