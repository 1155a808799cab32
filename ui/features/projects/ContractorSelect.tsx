import { SelectField } from "#ui/shared/forms/SelectField.tsx"

import { type ContractorChoice, openBidding, openBiddingOption } from "./use-contractor-choice.ts"

interface Props {
  readonly choice: ContractorChoice
  readonly error: string | undefined
}

const goneWords =
  "The contractor you chose is not listed at the moment. Your project goes to all contractors unless you choose another one."

/** One contractor, or all of them. Hidden while there is no contractor to choose. */
export const ContractorSelect = ({ choice, error }: Props) => {
  const { choose, chosenId, isGone, providers, selected } = choice
  const isUnnamed = chosenId !== "" && selected === null
  if (providers.length === 0 && !isUnnamed && !isGone) return null
  return (
    <SelectField
      name="providerId"
      label="Preferred Contractor (optional)"
      options={[
        openBiddingOption,
        ...(isUnnamed ? [{ value: chosenId, label: "The contractor you chose" }] : []),
        ...providers.map(({ businessName, id, location }) => ({
          value: id,
          label: `${businessName} (${location})`
        }))
      ]}
      value={chosenId === "" ? openBidding : chosenId}
      onChange={(event) => choose(event.target.value)}
      error={error}
      helperText={isGone && goneWords}
    />
  )
}
