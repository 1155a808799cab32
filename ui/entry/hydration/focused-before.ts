/** Tells React of the field that was entered before it listened. Heard twice, it has been entered once. */
export const repeatFocus = () => {
  const field = document.activeElement
  if (field?.closest("#root")) field.dispatchEvent(new FocusEvent("focusin", { bubbles: true }))
}
