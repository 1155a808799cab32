import type { Project } from "#domain/project/project.ts"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { useFields } from "#ui/shared/forms/use-fields.ts"

import { openBiddingOption } from "./use-contractor-choice.ts"
import type { useProjectForm } from "./use-project-form.ts"

interface Props {
  readonly api: Pick<ReturnType<typeof useProjectForm>, "form">
  readonly project: Project
}

/**
 * The provider that a project is addressed to, with the choice to open it to all. Hidden where it is open to all
 * already.
 */
export const AddresseeField = ({ api: { form }, project: { providerId, providerName } }: Props) => {
  const { field } = useFields(form)
  if (providerId === null || providerName === null) return null
  return (
    <SelectField
      {...field("providerId", "Preferred Contractor")}
      options={[openBiddingOption, { value: providerId, label: providerName }]}
    />
  )
}
