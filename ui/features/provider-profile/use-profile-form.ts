import { useMemo } from "react"
import { useWatch } from "react-hook-form"

import type { OwnProfile } from "#domain/provider/profile/profile.ts"
import { refusal } from "#ui/shared/feedback/refusal.ts"
import { changesDraft } from "#ui/shared/forms/form-draft.ts"
import { useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useFollow } from "#ui/shared/forms/use-follow.ts"
import { useSession } from "#ui/shared/session/use-session.ts"

import { ownProfileQuery } from "./own-profile-query.ts"
import { type ProfileValues, valuesOf } from "./profile-values.ts"
import { useSaveOwnProfile } from "./use-own-profile.ts"

// The first view does without it.
const saving = () => import("./take-saved.ts")

const refused = refusal("Failed to save your profile", "Please try again. Nothing that you typed is lost.")

/** The profile's form. Changes of an earlier visit that were not saved are restored until they are discarded. */
export const useProfileForm = (profile: OwnProfile, ownerId: string) => {
  const saved = useMemo(() => valuesOf(profile), [profile])
  const draft = useMemo(
    () => changesDraft<ProfileValues>("localStorage", "provider-profile", ownerId),
    [ownerId]
  )
  const { isLimited } = useSession()
  const api = useApiForm({
    // Nothing is sent before both are there.
    schema: async () => {
      const [{ ProfileRequest }] = await Promise.all([
        import("#domain/provider/profile/profile.ts"),
        saving()
      ])
      return ProfileRequest
    },
    values: saved,
    draft,
    endpoint: useSaveOwnProfile(),
    done: (answer, form, sent) => {
      void saving().then(({ takeSaved }) => takeSaved(answer, { draft, form, isLimited, profile, sent }))
    },
    refused,
    unchecked: refused
  })
  useFollow(api.form, saved, ownProfileQuery.queryKey)
  const discard = () => {
    api.discard()
    api.form.setFocus("businessName")
  }
  /** `listed` is not a field, but the rules depend on it: the pressed button decides it. */
  const save = (listed: boolean) => api.submit({ listed })
  return { ...api, discard, isKept: () => draft.restore(saved) !== undefined, save, saved }
}

export type ProfileEditing = ReturnType<typeof useProfileForm>
export type ProfileForm = ProfileEditing["form"]

/** The current values of the fields; rerenders whenever they change. */
export const useTypedProfile = ({ control, getValues }: ProfileForm): ProfileValues => {
  useWatch({ control })
  return getValues()
}
