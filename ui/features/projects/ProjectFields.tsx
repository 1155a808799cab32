import Box from "@mui/material/Box"
import type { UseFormReturn } from "react-hook-form"

import type { Category } from "#domain/catalogue/category.ts"
import { timelines } from "#domain/project/project-options.ts"
import type { ProjectRequest } from "#domain/project/project.ts"
import { timelineWords } from "#ui/shared/format/timeline-words.ts"
import { MoneyField } from "#ui/shared/forms/MoneyField.tsx"
import { readAmount } from "#ui/shared/forms/read-amount.ts"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"

import type { ProjectValues } from "./use-project-form.ts"

interface Props {
  readonly form: UseFormReturn<ProjectValues, unknown, ProjectRequest>
  readonly categories: ReadonlyArray<Category>
}

const timelineOptions = timelines.map((value) => ({ value, label: timelineWords[value] }))

const What = ({ categories, form: { formState, register } }: Props) => (
  <>
    <TextField
      {...register("title")}
      label="Project Title"
      placeholder="Replace the kitchen faucet"
      error={formState.errors.title?.message}
    />
    <SelectField
      {...register("categoryId")}
      label="Service Category"
      placeholder="Select a category"
      options={categories.map(({ id, name }) => ({ value: id, label: name }))}
      error={formState.errors.categoryId?.message}
    />
    <Box data-wide>
      <TextField
        {...register("description")}
        label="Project Description"
        multiline
        minRows={5}
        maxRows={14}
        placeholder="What needs to be done, the size of it, and anything a contractor should know before quoting"
        helperText="At least 20 characters"
        error={formState.errors.description?.message}
      />
    </Box>
  </>
)

const WhereAndWhen = ({ form: { formState, register } }: Omit<Props, "categories">) => (
  <>
    <TextField
      {...register("location")}
      label="Location"
      placeholder="City or ZIP code"
      error={formState.errors.location?.message}
    />
    <SelectField
      {...register("timeline")}
      label="Preferred Timeline"
      placeholder="Select a timeline"
      options={timelineOptions}
      error={formState.errors.timeline?.message}
    />
    <MoneyField
      {...register("budget", { setValueAs: readAmount })}
      label="Budget Range"
      helperText="Between $100 and $1,000,000"
      error={formState.errors.budget?.message}
    />
  </>
)

/** The fields of a project, two side by side where there is room. */
export const ProjectFields = ({ categories, form }: Props) => (
  <>
    <What form={form} categories={categories} />
    <WhereAndWhen form={form} />
  </>
)
