import Box from "@mui/material/Box"
import { useController } from "react-hook-form"

import type { Category } from "#domain/catalogue/category.ts"
import { timelines, timelineWords } from "#domain/project/project-options.ts"
import { LaterPhotoField } from "#ui/features/photos/LaterPhotoField.tsx"
import { MoneyField } from "#ui/shared/forms/MoneyField.tsx"
import { readOptionalAmount } from "#ui/shared/forms/read-amount.ts"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { useFields } from "#ui/shared/forms/use-fields.ts"
import { PlaceField } from "#ui/shared/search/suggest/SuggestField.tsx"

import { ContractorSelect } from "./ContractorSelect.tsx"
import type { ContractorChoice } from "./use-contractor-choice.ts"
import type { useProjectForm } from "./use-project-form.ts"

interface Props {
  readonly api: Pick<ReturnType<typeof useProjectForm>, "fields" | "form" | "visit">
  readonly categories: ReadonlyArray<Category>
  /** The choice of the contractor, where there is one to make. */
  readonly choice?: ContractorChoice
}

const timelineOptions = timelines.map((value) => ({ value, label: timelineWords[value] }))

/** The fields of a project, two side by side where there is room. */
export const ProjectFields = ({ api: { fields, form, visit }, categories, choice }: Props) => {
  const { field } = useFields(form)
  const photos = useController({ control: form.control, name: "photoIds" })
  return (
    <>
      <TextField {...field("title", "Project Title")} placeholder="Replace the kitchen faucet" />
      <SelectField
        {...field("categoryId", "Service Category")}
        placeholder="Select a category"
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Box data-wide>
        <TextField
          {...field("description", "Project Description")}
          multiline
          minRows={5}
          maxRows={14}
          placeholder="What needs to be done, the size of it, and anything a contractor should know before quoting"
          helperText="At least 20 characters"
        />
      </Box>
      <PlaceField {...field("location", "Location")} placeholder="City or ZIP code" />
      <SelectField
        {...field("timeline", "Preferred Timeline")}
        placeholder="Select a timeline"
        options={timelineOptions}
      />
      <MoneyField
        {...field("budget", "Budget Range", { setValueAs: readOptionalAmount })}
        helperText="Between $100 and $1,000,000"
      />
      <Box data-wide>
        <LaterPhotoField
          key={visit}
          {...photos.field}
          label="Photos"
          purpose="project"
          fields={fields}
          error={photos.fieldState.error?.message}
        />
      </Box>
      {choice && <ContractorSelect choice={choice} error={form.formState.errors.providerId?.message} />}
    </>
  )
}
