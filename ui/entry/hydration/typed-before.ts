type Choosable = HTMLInputElement & { readonly type: "checkbox" | "radio" }
type Writable = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

interface Typed {
  readonly field: Writable
  /** Tells React and the form of what is in the field, as if it were typed just now. */
  readonly repeat: () => void
}

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

const repeatChoice = (field: Choosable) => {
  const { checked, defaultChecked, type } = field
  // A radio button that lost its choice needs nothing: another one was chosen, and repeats that.
  if (checked === defaultChecked || (type === "radio" && !checked)) return []
  const repeat = () => {
    field.checked = defaultChecked
    field.click()
  }
  return [{ field, repeat }]
}

const repeatText = (field: Writable) => {
  const { value } = field
  const first = valueAtFirst(field)
  if (value === first) return []
  const repeat = () => {
    // React may have reset the field since, or the person typed on.
    const latest = field.value === first ? value : field.value
    field.value = first
    write(field, latest)
    for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }))
  }
  return [{ field, repeat }]
}

/** The fields in which people have typed or chosen something before hydration. */
export const typedBefore = (): ReadonlyArray<Typed> =>
  typeof document === "undefined"
    ? []
    : [...document.querySelectorAll<Writable>("#root :is(input, select, textarea)")].flatMap((field) =>
        isChoosable(field) ? repeatChoice(field) : repeatText(field)
      )
