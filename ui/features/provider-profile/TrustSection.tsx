import Box from "@mui/material/Box"
import { useWatch } from "react-hook-form"

import { CheckField } from "#ui/shared/forms/CheckField.tsx"
import { FormSection } from "#ui/shared/forms/FormSection.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"

import type { ProfileForm } from "./use-profile-form.ts"

/** A number or name is asked for once its box is ticked, and is still there when it is ticked again. */
export const TrustSection = ({ form: { control, formState, register } }: { readonly form: ProfileForm }) => {
  const [isLicensed, isInsured] = useWatch({ control, name: ["isLicensed", "isInsured"] })
  return (
    <FormSection
      title="License and insurance"
      hint="Homeowners see the badges, as stated by your business; the particulars stay with us. Providers with both are chosen more readily."
    >
      <Box data-wide>
        <CheckField {...register("isLicensed")} label="I am licensed" />
        <Box sx={{ display: isLicensed ? "block" : "none", mt: 1, mb: 2 }}>
          <TextField
            {...register("licenseNumber")}
            label="License number"
            autoComplete="off"
            error={formState.errors.licenseNumber?.message}
          />
        </Box>
        <CheckField {...register("isInsured")} label="I am insured" />
        <Box sx={{ display: isInsured ? "block" : "none", mt: 1 }}>
          <TextField
            {...register("insuranceProvider")}
            label="Insurance provider"
            autoComplete="off"
            error={formState.errors.insuranceProvider?.message}
          />
        </Box>
      </Box>
    </FormSection>
  )
}
