type Choosable = HTMLInputElement & { readonly type: "checkbox" | "radio" }
type Writable = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Does to a field again what was done to it before. */
type Repeat = (field: Writable) => void

const fields = () => [...document.querySelectorAll<Writable>("#root :is(input, select, textarea)")]

const isChoosable = (field: Writable): field is Choosable =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio")

const valueAtFirst = (field: Writable): string =>
  field instanceof HTMLSelectElement
    ? (([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? "")
    : field.defaultValue

// Writes past the property setter by which React tracks values that programs write: to React, the input looks like a
// person's.
const write = (field: Writable, value: string) =>
  Reflect.set(Object.getPrototypeOf(field), "value", value, field)

const choiceIn = ({ checked, defaultChecked, type }: Choosable): Repeat | null =>
  // A radio button that lost its choice needs nothing: another one was chosen, and repeats that.
  checked === defaultChecked || (type === "radio" && !checked)
    ? null
    : (field) => {
        if (isChoosable(field)) field.checked = defaultChecked
        field.click()
      }

const textIn = (typed: Writable): Repeat | null => {
  const { value } = typed
  const first = valueAtFirst(typed)
  if (value === first) return null
  return (field) => {
    // React may have reset the field since, or the person typed on.
    const latest = field.value === first ? value : field.value
    field.value = first
    write(field, latest)
    for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }))
  }
}

/**
 * Finds a field again where React draws the page anew: what a password manager has set beside a field makes the page
 * another one than was rendered.
 */
const whereabouts = (field: Writable, at: number) => () => {
  if (field.isConnected) return field
  const other = fields()[at]
  return other?.type === field.type && other.name === field.name ? other : undefined
}

const enter: Repeat = (field) => field.focus({ preventScroll: true })

/**
 * What was done in fields before hydration, each as a function that does it again for React and the form, as if it were
 * done just now: being in a field, typing and choosing.
 */
export const typedBefore = (): ReadonlyArray<() => void> => {
  if (typeof document === "undefined" || document.querySelector("#root[data-taken-over]")) return []
  const found = fields().map((field, at) => {
    const find = whereabouts(field, at)
    const again = (repeat: Repeat) => () => {
      const now = find()
      if (now) repeat(now)
    }
    return { field, again }
  })
  const focused = found.filter(({ field }) => field === document.activeElement)
  const typed = found.flatMap(({ again, field }) => {
    const repeat = isChoosable(field) ? choiceIn(field) : textIn(field)
    return repeat ? [again(repeat)] : []
  })
  // The last field first: what follows from a field stands below it, and gives way to what was typed there.
  return [...focused.map(({ again }) => again(enter)), ...typed.toReversed()]
}
