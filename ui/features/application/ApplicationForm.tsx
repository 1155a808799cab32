import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"
import { memo, useId } from "react"

import { Form } from "#ui/shared/forms/Form.tsx"
import { SubmitButton } from "#ui/shared/forms/SubmitButton.tsx"

import { AreaFields, BusinessFields, PersonFields } from "./PersonFields.tsx"
import { LicenceFields, TermsFields } from "./TrustFields.tsx"
import {
  type ApplicationForm as Application,
  type Taken,
  useApplicationForm
} from "./use-application-form.ts"
import { AvailabilityFields, RateFields, SpecialtyFields } from "./WorkFields.tsx"

// The sections subscribe to the faults themselves, so that the form, which rerenders at every step, does not rerender
// them.
const Questions = memo(({ form }: { readonly form: Application }) => (
  <>
    <PersonFields form={form} />
    <BusinessFields form={form} />
    <AreaFields form={form} />
    <SpecialtyFields form={form} />
    <RateFields form={form} />
    <LicenceFields form={form} />
    <AvailabilityFields form={form} />
    <TermsFields form={form} />
  </>
))

interface Props {
  readonly onTaken: (taken: Taken) => void
}

/** The application form (docs/product.md#professional-application). */
export const ApplicationForm = ({ onTaken }: Props) => {
  const api = useApplicationForm(onTaken)
  const id = useId()
  return (
    <Form api={api} frame={Card} aria-labelledby={id} sx={{ p: { xs: 2.5, sm: 4, md: 5 } }}>
      <Typography variant="h2" id={id}>
        Professional Application
      </Typography>
      <Typography sx={{ mt: 1, mb: { xs: 3, md: 4 }, color: "text.secondary" }}>
        It takes about five minutes. We answer within 2 business days.
      </Typography>
      <Questions form={api.form} />
      <Box
        sx={{ display: "flex", justifyContent: "flex-end", pt: 3.5, borderTop: 1, borderColor: "divider" }}
      >
        <SubmitButton
          variant="contained"
          size="large"
          isBusy={api.isBusy}
          loadingPosition="start"
          sx={{ flexGrow: { xs: 1, sm: 0 } }}
        >
          {api.isBusy ? "Submitting Application..." : "Submit Application"}
        </SubmitButton>
      </Box>
    </Form>
  )
}
