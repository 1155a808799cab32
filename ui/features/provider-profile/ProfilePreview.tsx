import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useId } from "react"

import { phoneReaderClauses } from "#domain/provider/phone-readers.ts"
import type { OwnProfile } from "#domain/provider/profile/profile.ts"
import { ProviderCard } from "#ui/features/providers/ProviderCard.tsx"
import { phoneWords } from "#ui/shared/format/phone-words.ts"
import { belowHeader } from "#ui/theme/baseline.ts"

import { previewOf, type ProfileValues } from "./profile-values.ts"
import { type ProfileForm, useTypedProfile } from "./use-profile-form.ts"

interface Props {
  readonly form: ProfileForm
  readonly profile: OwnProfile
}

// Hyphens and spaces that keep a number on one line.
const unbroken = (phone: string) => phoneWords(phone).replaceAll("-", "\u2011").replaceAll(" ", "\u00a0")

const otherWays = "Homeowners reach you by quote requests and messages."

const callWords = ({ phone: typed, phoneFor }: ProfileValues) => {
  const phone = typed.trim()
  if (phone === "") return `Your account has no phone number. ${otherWays}`
  const number = `${unbroken(phone)}, the number of your account.`
  return phoneFor === "nobody"
    ? `Nobody sees ${number} ${otherWays}`
    : `Homeowners ${phoneReaderClauses[phoneFor]} can call you at ${number}`
}

/** The card as lists will show it, following the typing. It is only a picture: nothing in it can be used. */
export const ProfilePreview = ({ form, profile }: Props) => {
  const typed = useTypedProfile(form)
  const provider = previewOf(profile, typed)
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
        {callWords(typed)}
      </Typography>
    </Box>
  )
}
