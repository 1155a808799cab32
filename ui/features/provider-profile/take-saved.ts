import type { OwnProfile } from "#domain/provider/profile/profile.ts"
import { withheldWords } from "#domain/provider/profile/withheld-words.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import type { FormDraft } from "#ui/shared/forms/form-draft.ts"

import { beginAnew } from "./parts/begin-anew.ts"
import { type ProfileValues, valuesOf } from "./profile-values.ts"
import type { ProfileForm } from "./use-profile-form.ts"

/** Says whether saving has listed or unlisted the business. */
const toastSaved = (
  { listed: was }: OwnProfile,
  { listed: is }: OwnProfile,
  { isLimited }: { readonly isLimited: boolean }
) => {
  if (is && isLimited) return toast({ title: "Profile saved", description: `${withheldWords}.` })
  if (is && !was)
    return toast({ title: "Your business is listed!", description: "Homeowners can find you from now on." })
  if (was && !is)
    return toast({ title: "Your business is off the list", description: "Homeowners no longer find you." })
  const description = is ? "Homeowners see the changes at once." : "List your business when you are ready."
  return toast({ title: "Profile saved", description })
}

interface Saving {
  readonly draft: FormDraft<ProfileValues>
  readonly form: ProfileForm
  readonly sent: ProfileValues
  readonly isLimited: boolean
  /** The profile before. */
  readonly profile: OwnProfile
}

/** Takes over what was saved of a profile, and says what that has changed. */
export const takeSaved = (answer: OwnProfile, { draft, form, isLimited, profile, sent }: Saving): void => {
  beginAnew(form, draft, { saved: valuesOf(answer), sent })
  toastSaved(profile, answer, { isLimited })
}
