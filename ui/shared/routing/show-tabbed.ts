/** What Tab comes to is left where it is by browsers as soon as an edge of it shows; a press has to find it there. */
export const showTabbed = (control: Element, whole: Element | null = control) => {
  if (control.matches(":focus-visible")) whole?.scrollIntoView({ block: "nearest", inline: "nearest" })
}
