/**
 * Browsers do not scroll to a control that Tab reaches as soon as an edge of it shows; this scrolls to all of it, so
 * that it can be pressed there.
 */
export const showTabbed = (control: Element, whole: Element | null = control) => {
  if (control.matches(":focus-visible")) whole?.scrollIntoView({ block: "nearest", inline: "nearest" })
}
