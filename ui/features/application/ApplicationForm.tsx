import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"
import { memo, useId } from "react"

import { fetchAhead, onSubmit } from "#ui/shared/forms/on-submit.ts"
import { SubmitButton } from "#ui/shared/forms/SubmitButton.tsx"
import { placeIds } from "#ui/shared/routing/go-to.ts"

import { AreaFields, BusinessFields, PersonFields } from "./PersonFields.tsx"
import { LicenceFields, TermsFields } from "./TrustFields.tsx"
import { type ApplicationForm as Form, loadCheck, useApplicationForm } from "./use-application-form.ts"
import { AvailabilityFields, RateFields, SpecialtyFields } from "./WorkFields.tsx"

// The sections watch the faults themselves: the form, which is told of every step, does not draw them anew.
const Questions = memo(({ form }: { readonly form: Form }) => (
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

/** Everything we ask of somebody who wants to join (docs/product.md#professional-application). */
export const ApplicationForm = () => {
  const { form, pending, submit } = useApplicationForm()
  const id = useId()
  return (
    <Card
      component="form"
      id={placeIds.application}
      tabIndex={-1}
      aria-labelledby={id}
      noValidate
      sx={{ p: { xs: 2.5, sm: 4, md: 5 } }}
      onSubmit={onSubmit(submit)}
      // The check is here before the form is sent.
      onFocus={fetchAhead(loadCheck)}
    >
      <Typography variant="h2" id={id}>
        Professional Application
      </Typography>
      <Typography sx={{ mt: 1, mb: { xs: 3, md: 4 }, color: "text.secondary" }}>
        It takes about five minutes. We answer within 2 business days.
      </Typography>
      <Questions form={form} />
      <Box
        sx={{ display: "flex", justifyContent: "flex-end", pt: 3.5, borderTop: 1, borderColor: "divider" }}
      >
        <SubmitButton
          variant="contained"
          size="large"
          // Null, not false: Material's button would carry a style attribute, which the security policy drops.
          loading={pending || null}
          loadingPosition="start"
        >
          {pending ? "Submitting Application..." : "Submit Application"}
        </SubmitButton>
      </Box>
    </Card>
  )
}
