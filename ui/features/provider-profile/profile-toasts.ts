import type { OwnProfile } from "#domain/provider/profile/profile.ts"
import { withheldWords } from "#domain/provider/profile/withheld-words.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"

/** Says whether saving has listed or unlisted the business. */
export const toastSaved = (
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
