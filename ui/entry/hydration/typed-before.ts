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

// Writes past the accessor by which React notices what programs write: to React, only people do.
const write = (field: Writable, value: string) =>
  Reflect.set(Object.getPrototypeOf(field), "value", value, field)

const repeatChoice = (field: Choosable) => {
  const { checked, defaultChecked, type } = field
  // A radio button that is chosen no more has another one to thank for it.
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
    // React may have emptied it since, or its owner typed on.
    const latest = field.value === first ? value : field.value
    field.value = first
    write(field, latest)
    for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }))
  }
  return [{ field, repeat }]
}

/** What people have typed and chosen on a page that is not taken over yet. */
export const typedBefore = (): ReadonlyArray<Typed> =>
  typeof document === "undefined"
    ? []
    : [...document.querySelectorAll<Writable>("#root :is(input, select, textarea)")].flatMap((field) =>
        isChoosable(field) ? repeatChoice(field) : repeatText(field)
      )
