import Typography from "@mui/material/Typography"

import type { OwnProfile } from "#domain/provider/profile/profile.ts"
import { neededList } from "#ui/shared/format/needed-field-words.ts"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

import { WaitingLine } from "./WaitingLine.tsx"

const needWords = ({ missing }: OwnProfile) =>
  missing.length === 0
    ? "Everything is filled in. List it, and homeowners find you."
    : `Homeowners cannot find you. Still needed: ${neededList(missing)}.`

interface Props {
  readonly profile: OwnProfile
  readonly variant: "contained" | "outlined"
}

/** What the profile still needs before homeowners find this provider, with a link to the business profile. */
export const UnlistedLine = ({ profile, variant }: Props) => (
  <WaitingLine
    label="Your listing"
    action={
      <LinkButton href="/provider-profile" variant={variant} size="small">
        {profile.missing.length === 0 ? "List your business" : "Complete your profile"}
      </LinkButton>
    }
  >
    <Typography variant="subtitle2" component="h3">
      Your business is not listed yet
    </Typography>
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      {needWords(profile)}
    </Typography>
  </WaitingLine>
)
