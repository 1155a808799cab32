import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useId } from "react"

import type { OwnProfile } from "#domain/provider/profile/profile.ts"
import { ProviderCard } from "#ui/features/providers/ProviderCard.tsx"
import { phoneWords } from "#ui/shared/format/phone-words.ts"
import { belowHeader } from "#ui/theme/baseline.ts"

import { previewOf } from "./profile-values.ts"
import { type ProfileForm, useTypedProfile } from "./use-profile-form.ts"

interface Props {
  readonly form: ProfileForm
  readonly profile: OwnProfile
}

// Hyphens and spaces that keep a number on one line.
const unbroken = (phone: string) => phoneWords(phone).replaceAll("-", "\u2011").replaceAll(" ", "\u00a0")

const callWords = (phone: string | null) =>
  phone === null
    ? "Your account has no phone number. Homeowners reach you by quote requests and messages."
    : `Homeowners who are signed in can call you at ${unbroken(phone)}, the number of your account.`

/** The card as lists will show it, following the typing. It is to look at: nothing in it can be used. */
export const ProfilePreview = ({ form, profile }: Props) => {
  const provider = previewOf(profile, useTypedProfile(form))
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ gridArea: "preview", position: { md: "sticky" }, top: belowHeader }}
    >
      <Typography variant="h4" component="h2" id={id} sx={{ mb: 1.5 }}>
        How homeowners see you
      </Typography>
      <Box inert data-testid="preview">
        <ProviderCard provider={provider} />
      </Box>
      <Typography variant="body2" sx={{ mt: 1.5, color: "text.secondary" }}>
        {callWords(profile.phone)}
      </Typography>
    </Box>
  )
}
