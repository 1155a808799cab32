import { useController } from "react-hook-form"

import { categoryNames } from "#domain/catalogue/category-names.ts"
import { CheckGroup } from "#ui/shared/forms/CheckGroup.tsx"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"

import type { ProfileForm } from "./use-profile-form.ts"

const toggled = (chosen: ReadonlyArray<string>, name: string) =>
  chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]

const withMain = (chosen: ReadonlyArray<string>, name: string) => [
  name,
  ...chosen.filter((other) => other !== name)
]

/** The choice of specialties. They keep the order in which they were chosen, because lists show the first. */
export const SpecialtySection = ({ form: { control } }: { readonly form: ProfileForm }) => {
  const { field, fieldState } = useController({ control, name: "specialties" })
  const { name, onBlur, onChange, ref, value: chosen } = field
  return (
    <CheckGroup
      title="Specialties"
      hint="Choose all that you offer. Homeowners find you by them, and you see their projects."
      options={categoryNames}
      width={140}
      error={fieldState.error?.message}
      box={(option, position) => ({
        name,
        checked: chosen.includes(option),
        onChange: () => onChange(toggled(chosen, option)),
        onBlur,
        ref: position === 0 ? ref : undefined
      })}
    >
      {chosen.length > 1 && (
        <SelectField
          label="Main specialty"
          helperText="It stands under your name in lists."
          value={chosen[0] ?? ""}
          options={chosen.map((option) => ({ value: option, label: option }))}
          onChange={({ target }) => onChange(withMain(chosen, target.value))}
        />
      )}
    </CheckGroup>
  )
}
