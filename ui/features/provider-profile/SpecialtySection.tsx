import Box from "@mui/material/Box"
import FormHelperText from "@mui/material/FormHelperText"
import { useId } from "react"
import { useController } from "react-hook-form"

import { categoryNames } from "#domain/catalogue/category-names.ts"
import { CheckField } from "#ui/shared/forms/CheckField.tsx"
import { FormSection } from "#ui/shared/forms/FormSection.tsx"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"

import type { ProfileForm } from "./use-profile-form.ts"

const columns = {
  display: "grid",
  columnGap: 2,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(180px, 100%), 1fr))"
}

const toggled = (chosen: ReadonlyArray<string>, name: string) =>
  chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]

const withMain = (chosen: ReadonlyArray<string>, name: string) => [
  name,
  ...chosen.filter((other) => other !== name)
]

/** What the business does. The specialties keep the order in which they were chosen: lists show the first. */
export const SpecialtySection = ({ form: { control } }: { readonly form: ProfileForm }) => {
  const { field, fieldState } = useController({ control, name: "specialties" })
  const id = useId()
  const fault = fieldState.error?.message
  const faultId = fault ? id : undefined
  return (
    <FormSection
      title="Specialties"
      hint="Choose all that you offer. Homeowners find you by them, and you see their projects."
      describedBy={faultId}
    >
      <Box data-wide>
        <Box sx={columns}>
          {categoryNames.map((name, position) => (
            <CheckField
              key={name}
              name={field.name}
              value={name}
              label={name}
              checked={field.value.includes(name)}
              onChange={() => field.onChange(toggled(field.value, name))}
              onBlur={field.onBlur}
              ref={position === 0 ? field.ref : undefined}
              faultId={faultId}
            />
          ))}
        </Box>
        {fault && (
          <FormHelperText id={id} error>
            {fault}
          </FormHelperText>
        )}
      </Box>
      {field.value.length > 1 && (
        <SelectField
          label="Main specialty"
          helperText="It stands under your name in lists."
          value={field.value[0] ?? ""}
          options={field.value.map((name) => ({ value: name, label: name }))}
          onChange={({ target }) => field.onChange(withMain(field.value, target.value))}
        />
      )}
    </FormSection>
  )
}
