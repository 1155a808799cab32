import Card from "@mui/material/Card"
import CardContent from "@mui/material/CardContent"
import Typography from "@mui/material/Typography"
import { useId } from "react"

import { askedFields, missingFrom } from "#domain/provider/profile/profile-needs.ts"
import type { OwnProfile } from "#domain/provider/profile/profile.ts"
import { withheldWords } from "#domain/provider/profile/withheld-words.ts"
import { Link } from "#ui/shared/routing/Link.tsx"
import { useSession } from "#ui/shared/session/use-session.ts"

import { ListingChecklist } from "./ListingChecklist.tsx"
import { type ProfileForm, useTypedProfile } from "./use-profile-form.ts"

interface Props {
  readonly form: ProfileForm
  readonly profile: OwnProfile
}

const titleOf = ({ listed }: OwnProfile, missing: number, isLimited: boolean) => {
  if (missing > 0) return listed ? "Needed to stay listed" : "Before you can be listed"
  if (!listed) return "Ready to be listed"
  return isLimited ? withheldWords : "Your business is listed"
}

const Listed = ({ profile: { id } }: Pick<Props, "profile">) => (
  <>
    <Typography variant="body2" sx={{ mt: 1, mb: 1.5, color: "text.secondary" }}>
      Homeowners find you in searches.
    </Typography>
    <Link href={`/provider/${id}`} variant="body2">
      View your public page
    </Link>
  </>
)

/**
 * What the profile still needs before it can be listed; each item leads to its field. Follows the typing, by the same
 * rule as the server.
 */
export const ListingProgress = ({ form, profile }: Props) => {
  const typed = useTypedProfile(form)
  const id = useId()
  const missing = missingFrom(typed)
  const { isLimited } = useSession()
  return (
    <Card component="section" aria-labelledby={id} sx={{ gridArea: "progress" }}>
      <CardContent>
        <Typography variant="h4" component="h2" id={id}>
          {titleOf(profile, missing.length, isLimited)}
        </Typography>
        {profile.listed && missing.length === 0 ? (
          !isLimited && <Listed profile={profile} />
        ) : (
          <ListingChecklist
            asked={askedFields(typed)}
            missing={missing}
            onGo={(field) => form.setFocus(field)}
          />
        )}
      </CardContent>
    </Card>
  )
}
