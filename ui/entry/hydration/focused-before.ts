/**
 * Tells React of the field that got the focus before React listened. Where React has heard of it already, hearing twice
 * counts once.
 */
export const repeatFocus = () => {
  const field = document.activeElement
  if (field?.closest("#root")) field.dispatchEvent(new FocusEvent("focusin", { bubbles: true }))
}
