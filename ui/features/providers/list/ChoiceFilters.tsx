import Box from "@mui/material/Box"

import { availabilities } from "#domain/provider/availability.ts"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { availabilityOptions, knownSpecialty, specialtyOptions } from "#ui/shared/search/filter-options.ts"
import type { ProviderQuery } from "#ui/shared/search/provider-query.ts"

interface Props {
  readonly query: ProviderQuery
  readonly onChange: (changes: ProviderQuery) => void
}

const layout = {
  display: "grid",
  gap: 2,
  width: { xs: "100%", sm: "auto" },
  gridTemplateColumns: {
    xs: "repeat(auto-fit, minmax(min(100%, 8.75rem), 1fr))",
    sm: "repeat(2, minmax(0, 12.5rem))"
  }
}

/** The trade, and how soon. */
export const ChoiceFilters = ({ onChange, query }: Props) => {
  const specialty = knownSpecialty(query.specialty)
  return (
    <Box sx={layout}>
      <SelectField
        label="Specialty"
        placeholder="All specialties"
        options={specialtyOptions(specialty)}
        value={specialty ?? ""}
        onChange={({ target }) => onChange({ specialty: target.value || undefined })}
      />
      <SelectField
        label="Availability"
        placeholder="Any time"
        options={availabilityOptions}
        value={query.availability ?? ""}
        onChange={({ target }) =>
          onChange({ availability: availabilities.find((option) => option === target.value) })
        }
      />
    </Box>
  )
}
