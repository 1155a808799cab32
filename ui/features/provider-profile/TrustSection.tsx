import Box from "@mui/material/Box"
import { useWatch } from "react-hook-form"

import { CheckField } from "#ui/shared/forms/CheckField.tsx"
import { FormSection } from "#ui/shared/forms/FormSection.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { useFields } from "#ui/shared/forms/use-fields.ts"

import type { ProfileForm } from "./use-profile-form.ts"

/**
 * Fields for license and insurance: the number or name is asked for once its box is ticked, and survives unticking it.
 */
export const TrustSection = ({ form }: { readonly form: ProfileForm }) => {
  const { field } = useFields(form)
  const [isLicensed, isInsured] = useWatch({ control: form.control, name: ["isLicensed", "isInsured"] })
  return (
    <FormSection
      title="License and insurance"
      hint="Homeowners see the badges, as stated by your business, and the license number beside your offers. What we have checked stands with its particulars on your page. Providers with both are chosen more readily."
    >
      <Box data-wide>
        <CheckField {...field("isLicensed", "I am licensed")} />
        <Box sx={{ display: isLicensed ? "block" : "none", mt: 1, mb: 2 }}>
          <TextField {...field("licenseNumber", "License number")} autoComplete="off" />
        </Box>
        <CheckField {...field("isInsured", "I am insured")} />
        <Box sx={{ display: isInsured ? "block" : "none", mt: 1 }}>
          <TextField {...field("insuranceProvider", "Insurance provider")} autoComplete="off" />
        </Box>
      </Box>
    </FormSection>
  )
}
