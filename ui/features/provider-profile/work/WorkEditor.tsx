import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { useState } from "react"
import { useWatch } from "react-hook-form"

import { alertLimits } from "#domain/provider/alerts/alert-limits.ts"
import { pauseEffect } from "#domain/provider/alerts/work-words.ts"
import { lastToday, plusDays } from "#domain/shared/calendar.ts"
import { serverNow } from "#ui/shared/api/server-clock.ts"
import { sameValues } from "#ui/shared/forms/form-draft.ts"
import { Form } from "#ui/shared/forms/Form.tsx"
import { FormSection } from "#ui/shared/forms/FormSection.tsx"
import { MoneyField } from "#ui/shared/forms/MoneyField.tsx"
import { readOptionalAmount } from "#ui/shared/forms/read-amount.ts"
import { RestoredNote } from "#ui/shared/forms/RestoredNote.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { useFields } from "#ui/shared/forms/use-fields.ts"

import { SaveRow } from "../parts/SaveRow.tsx"
import { DistanceFields } from "./DistanceFields.tsx"
import { useWorkForm, type WorkForm } from "./use-work-form.ts"

interface PartProps {
  readonly form: WorkForm
}

const wordsHelp = `Up to ${alertLimits.words}, with commas between them`

const HearingFields = ({ form }: PartProps) => {
  const { field } = useFields(form)
  return (
    <>
      <Box data-wide>
        <TextField
          {...field("words", "One of these words is there")}
          placeholder="tankless, repipe"
          helperText={`${wordsHelp}. Without any, all jobs count.`}
          autoComplete="off"
        />
      </Box>
      <Box data-wide>
        <TextField
          {...field("without", "None of these words is there")}
          placeholder="septic"
          helperText={wordsHelp}
          autoComplete="off"
        />
      </Box>
      <MoneyField
        {...field("minBudget", "Least budget", { setValueAs: readOptionalAmount })}
        placeholder="500"
      />
    </>
  )
}

const PauseField = ({ form }: PartProps) => {
  const { field } = useFields(form)
  const pausedUntil = useWatch({ control: form.control, name: "pausedUntil" })
  const [firstDay] = useState(() => plusDays(lastToday(serverNow()), 1))
  return (
    <Box data-wide>
      <TextField
        {...field("pausedUntil", "Until the end of")}
        type="date"
        inputProps={{ min: firstDay }}
        helperText={pauseEffect(pausedUntil === "" ? null : pausedUntil, serverNow())}
      />
    </Box>
  )
}

interface Props {
  readonly alerts: Parameters<typeof useWorkForm>[0]
  readonly ownerId: string
  readonly zipCode: string
}

/** The form for how far jobs may be, for which of them one gets alerts, and until when for none. */
export const WorkEditor = ({ alerts, ownerId, zipCode }: Props) => {
  const api = useWorkForm(alerts, ownerId)
  const { form, saved } = api
  useWatch({ control: form.control })
  return (
    <Form api={api} spacing={0} aria-label="Where you work">
      {api.isRestored && (
        <RestoredNote onDiscard={api.discard}>
          We kept what you changed last time. It is not saved yet.
        </RestoredNote>
      )}
      <FormSection
        title="Distance"
        hint={
          zipCode === ""
            ? "How far open jobs may be."
            : `How far open jobs may be from your ZIP code, ${zipCode}.`
        }
      >
        <DistanceFields form={form} zipCode={zipCode} />
      </FormSection>
      <FormSection
        title="Which jobs we tell you of"
        hint="Your dashboard lists all within your distance; this is about notifications and email."
      >
        <HearingFields form={form} />
      </FormSection>
      <FormSection title="Pause new work" hint="For a vacation, or while you are booked out.">
        <PauseField form={form} />
      </FormSection>
      <SaveRow
        isSaved={sameValues(form.getValues(), saved)}
        saved="This is saved"
        unsaved="Unsaved changes, kept in this browser"
      >
        <Button type="submit" variant="contained" loading={api.isBusy}>
          Save where you work
        </Button>
      </SaveRow>
    </Form>
  )
}
