import { SelectField } from "#ui/shared/forms/SelectField.tsx"

import { type ContractorChoice, openBidding, openBiddingOption } from "./use-contractor-choice.ts"

interface Props {
  readonly choice: ContractorChoice
  readonly error: string | undefined
}

/** One contractor, or all of them. Hidden while there is no contractor to choose. */
export const ContractorSelect = ({ choice, error }: Props) => {
  const { choose, providers, selected } = choice
  if (providers.length === 0) return null
  return (
    <SelectField
      name="providerId"
      label="Preferred Contractor (optional)"
      options={[
        openBiddingOption,
        ...providers.map(({ businessName, id, location }) => ({
          value: id,
          label: `${businessName} (${location})`
        }))
      ]}
      value={selected?.id ?? openBidding}
      onChange={(event) => choose(event.target.value)}
      error={error}
    />
  )
}
