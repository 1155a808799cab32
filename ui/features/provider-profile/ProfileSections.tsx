import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"
import { useId } from "react"

import type { OwnProfile } from "#domain/provider/profile/profile.ts"
import { Form } from "#ui/shared/forms/Form.tsx"
import { RestoredNote } from "#ui/shared/forms/RestoredNote.tsx"

import { AreaSection, BusinessSection } from "./BusinessSection.tsx"
import { SaveBar } from "./SaveBar.tsx"
import { SpecialtySection } from "./SpecialtySection.tsx"
import { AvailabilitySection, RateSection } from "./TermsSections.tsx"
import { TrustSection } from "./TrustSection.tsx"
import type { ProfileEditing } from "./use-profile-form.ts"

interface Props {
  readonly editing: ProfileEditing
  readonly profile: OwnProfile
  readonly onUnlist: () => void
}

const card = {
  gridArea: "form",
  px: { xs: 2.5, sm: 4 },
  pt: { xs: 2.5, sm: 4 },
  // Keeps a focused field clear of the header.
  "& :is(input, textarea, select)": { scrollMarginTop: 120 }
}

/** Everything that a provider says about the business. Enter saves it, and never lists the business. */
export const ProfileSections = ({ editing, onUnlist, profile }: Props) => {
  const { discard, form, isRestored } = editing
  const id = useId()
  return (
    <Form api={editing} beside={{ listed: profile.listed }} frame={Card} aria-labelledby={id} sx={card}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 2.5 }}>
        Your business
      </Typography>
      {isRestored && (
        <RestoredNote onDiscard={discard}>
          We kept what you typed last time. It is not saved yet.
        </RestoredNote>
      )}
      <BusinessSection form={form} />
      <SpecialtySection form={form} />
      <AreaSection form={form} />
      <RateSection form={form} />
      <TrustSection form={form} />
      <AvailabilitySection form={form} />
      <SaveBar editing={editing} listed={profile.listed} onUnlist={onUnlist} />
    </Form>
  )
}
