// Each function is serialized and run in the page, so it refers to nothing outside of itself.
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

/** Words and controls that a card or another frame cuts off at its side without an ellipsis. */
export const cutOff = (): ReadonlyArray<string> => {
  const isShown = (element: Element) => {
    const { height, width } = element.getBoundingClientRect()
    return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1
  }
  const frameOf = (element: Element): Element | undefined => {
    for (let frame = element.parentElement; frame; frame = frame.parentElement) {
      const { overflowX, position, textOverflow } = getComputedStyle(frame)
      const isScrolled =
        frame.matches("[data-sideways]") || frame.querySelector(":scope > [role=tablist]") !== null
      if (textOverflow === "ellipsis" || position === "fixed" || isScrolled) return undefined
      if (overflowX !== "visible") return frame
    }
    return undefined
  }
  const holds = [
    ...document.querySelectorAll("body :not(script, style, svg *, textarea, [aria-hidden])")
  ].filter(
    (element) =>
      element.matches("a, button, input, select, textarea, svg") ||
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
  )
  return holds.filter(isShown).flatMap((element) => {
    const frame = frameOf(element)
    if (frame === undefined || !isShown(frame)) return []
    const ownWords = [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== 3) return []
      const range = document.createRange()
      range.selectNodeContents(node)
      return [range.getBoundingClientRect().right]
    })
    const right = Math.max(...ownWords, element.getBoundingClientRect().right)
    const isCut =
      getComputedStyle(element).textOverflow !== "ellipsis" && right > frame.getBoundingClientRect().right + 1
    return isCut ? [`cut off at ${Math.round(right)} pixels: ${element.outerHTML.slice(0, 160)}`] : []
  })
}

/** Texts of two elements that visibly overlap. */
export const overlaps = (): ReadonlyArray<string> => {
  // A table's first column stays in place and stands on what is scrolled below it: it is looked at from its beginning.
  for (const frame of document.querySelectorAll("[data-sideways]")) frame.scrollLeft = 0
  const dialog = document.querySelector("[role=dialog], [role=menu]")
  const scopes =
    dialog === null
      ? ["header", "main", "footer"].flatMap((name) => document.querySelector(name) ?? [])
      : [dialog]
  const seen = (box: DOMRect, element: Element) => {
    const sides = { left: box.left, right: box.right, top: box.top, bottom: box.bottom }
    for (let frame: Element | null = element; frame; frame = frame.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(frame)
      if (overflowX === "visible" && overflowY === "visible") continue
      const { bottom, left, right, top } = frame.getBoundingClientRect()
      sides.left = Math.max(sides.left, left)
      sides.right = Math.min(sides.right, right)
      sides.top = Math.max(sides.top, top)
      sides.bottom = Math.min(sides.bottom, bottom)
    }
    return sides
  }
  const linesIn = (scope: Element) =>
    [...scope.querySelectorAll("*")].flatMap((element) => {
      // A bar that is fixed at the lower edge overlaps whatever is scrolled below it.
      const isAside =
        element.closest("svg, script, style, textarea, [aria-hidden], [data-bottom-bar]") !== null
      if (isAside || !element.checkVisibility({ visibilityProperty: true })) return []
      return [...element.childNodes].flatMap((node) => {
        if (node.nodeType !== 3 || !node.textContent?.trim()) return []
        const range = document.createRange()
        range.selectNodeContents(node)
        return [...range.getClientRects()].map((box) => ({ element, box: seen(box, element) }))
      })
    })
  // Lines of different fonts may share a pixel or two.
  const slack = 3
  return scopes.flatMap((scope) => {
    const lines = linesIn(scope)
    return lines.flatMap(({ box, element }, index) =>
      lines.slice(index + 1).flatMap((other) => {
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        const isApart = element === other.element || width < slack || height < slack
        return isApart
          ? []
          : [`"${element.textContent?.slice(0, 40)}" stands on "${other.element.textContent?.slice(0, 40)}"`]
      })
    )
  })
}

/** Short words that are broken across lines: their box is too narrow. */
export const tornWords = (): ReadonlyArray<string> => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const faults: Array<string> = []
  const range = document.createRange()
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    if (!element?.checkVisibility() || element.closest("script, style, svg, textarea, select")) continue
    for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[\p{L}\p{N}]{2,15}/gu)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => top)
      )
      if (lines.size > 1) faults.push(`"${word}" is torn in ${element.outerHTML.slice(0, 160)}`)
    }
  }
  return faults
}

/** Controls under 24 by 24 pixels. Links within a sentence are as high as its lines (WCAG 2.5.8). */
export const smallTargets = (): ReadonlyArray<string> => {
  const controls = document.querySelectorAll<HTMLElement>(
    "a[href], button, input, select, textarea, [role=tab]"
  )
  const isInText = (control: HTMLElement) => getComputedStyle(control).display === "inline"
  // The box or label around an input, such as a checkbox, is the target to press.
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
  const isUnderHeader = (control: HTMLElement) =>
    control.getBoundingClientRect().top < (header?.getBoundingClientRect().bottom ?? 0) - 1
  // The browser does not scroll to an element that already has the focus.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" })
  return controls
    .filter((control) => control.checkVisibility() && control.tabIndex >= 0)
    .toReversed()
    .flatMap((control) => {
      // The browser does not scroll to what is in sight already: only the others need the focus, which is slow.
      const isInSight = control.getBoundingClientRect().bottom <= innerHeight && !isUnderHeader(control)
      if (isInSight) return []
      control.focus()
      const isCovered = document.activeElement === control && isUnderHeader(control)
      return isCovered ? [`the header covers ${control.outerHTML.slice(0, 160)}`] : []
    })
}

/** Dialogs whose visible content is lower than a field with its label and its error message (120 pixels). */
export const slits = (): ReadonlyArray<string> =>
  [...document.querySelectorAll(".MuiDialogContent-root")].flatMap(({ clientHeight, scrollHeight }) =>
    clientHeight < Math.min(scrollHeight, 120) ? [`${clientHeight} of ${scrollHeight} pixels`] : []
  )

/** Sticky and fixed elements, where together they take more than half of the window while the page is scrolled. */
export const inTheWay = (): ReadonlyArray<string> => {
  const tops = () => {
    const all = [...document.querySelectorAll("body *")].filter((element) => {
      const { position } = getComputedStyle(element)
      return (position === "sticky" || position === "fixed") && element.checkVisibility()
    })
    return new Map(all.map((element) => [element, element.getBoundingClientRect()]))
  }
  const half = (document.documentElement.scrollHeight - innerHeight) / 2
  window.scrollTo({ top: half, behavior: "instant" })
  const before = tops()
  window.scrollBy({ top: 20, behavior: "instant" })
  const staying = [...tops()].filter(
    ([element, { bottom, top }]) =>
      before.get(element)?.top === top && bottom > 0 && top < innerHeight && bottom > top
  )
  const taken = staying.reduce(
    (sum, [, { bottom, top }]) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0),
    0
  )
  return half > 20 && taken > innerHeight / 2
    ? [
        `${Math.round(taken)} of ${innerHeight} pixels: ${staying.map(([{ outerHTML }]) => outerHTML.slice(0, 80)).join(", ")}`
      ]
    : []
}
