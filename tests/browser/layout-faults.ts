// Each function is sent into the page, so it holds all that it needs.
/* oxlint-disable unicorn/consistent-function-scoping */

/** Elements that make the page scroll sideways. */
export const overflow = (): ReadonlyArray<string> => {
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const wide = [...document.body.querySelectorAll("*")].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1
  )
  return wide.slice(0, 3).map((element) => `${scrollWidth} pixels wide by ${element.outerHTML.slice(0, 160)}`)
}

/** Controls under 24 by 24 pixels. Links within a sentence are as high as its lines (WCAG 2.5.8). */
export const smallTargets = (): ReadonlyArray<string> => {
  const controls = document.querySelectorAll<HTMLElement>(
    "a[href], button, input, select, textarea, [role=tab]"
  )
  const isInText = (control: HTMLElement) => getComputedStyle(control).display === "inline"
  // A box or a label around an input, such as a checkbox, is what one presses.
  const pressed = (control: HTMLElement) =>
    control instanceof HTMLInputElement
      ? (control.closest("label") ?? control.parentElement ?? control)
      : control
  return [...controls].flatMap((control) => {
    const { height, width } = pressed(control).getBoundingClientRect()
    const isShown = control.checkVisibility({ visibilityProperty: true }) && width > 0
    if (!isShown || isInText(control) || (width >= 24 && height >= 24)) return []
    return [`a target of ${Math.round(width)} by ${Math.round(height)}: ${control.outerHTML.slice(0, 160)}`]
  })
}

/** Controls that the sticky header covers when the focus comes to them from below. */
export const hiddenFocus = (): ReadonlyArray<string> => {
  const header = document.querySelector("header")
  const controls = [
    ...document.querySelectorAll<HTMLElement>("main :is(a[href], button, input, select, textarea)")
  ]
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" })
  return controls
    .filter((control) => control.checkVisibility() && control.tabIndex >= 0)
    .toReversed()
    .flatMap((control) => {
      control.focus()
      const { bottom = 0 } = header?.getBoundingClientRect() ?? {}
      const { top } = control.getBoundingClientRect()
      const isCovered = document.activeElement === control && top < bottom - 1
      return isCovered ? [`the header covers ${control.outerHTML.slice(0, 160)}`] : []
    })
}
