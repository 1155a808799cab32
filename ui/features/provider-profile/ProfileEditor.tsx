import Box from "@mui/material/Box"
import { useEffect, useState } from "react"

import type { OwnProfile } from "#domain/provider/profile/profile.ts"
import type { UserId } from "#domain/shared/ids.ts"
import { sayNotLoaded } from "#ui/shared/feedback/refusal.ts"
import { fetchAhead } from "#ui/shared/forms/fetch-ahead.ts"

import { editorLayout } from "./editor-layout.ts"
import type { LaterPartsProps } from "./LaterParts.tsx"
import { ListingProgress } from "./ListingProgress.tsx"
import { ProfileSections } from "./ProfileSections.tsx"
import { useLater } from "./use-later.ts"
import { useProfileForm } from "./use-profile-form.ts"
import { isLinkedTo } from "./work-link.ts"
import type { WhereYouWorkProps } from "./work/WhereYouWork.tsx"

interface Props {
  readonly profile: OwnProfile
  readonly ownerId: UserId
}

const fetchLaterParts = async () => (await import("./LaterParts.tsx")).LaterParts
// In a chunk of its own, for people whom a link leads to it.
const fetchWork = async () => (await import("./work/WhereYouWork.tsx")).WhereYouWork

/** The profile's form, and the parts that follow the typing. */
export const ProfileEditor = ({ ownerId, profile }: Props) => {
  const editing = useProfileForm(profile, ownerId)
  const { load, Part: LaterParts } = useLater<LaterPartsProps>(fetchLaterParts)
  const [isUnlisting, setUnlisting] = useState(false)
  const { load: loadWork, Part: WhereYouWork } = useLater<WhereYouWorkProps>(fetchWork)
  useEffect(() => {
    if (isLinkedTo()) fetchAhead(loadWork)()
  }, [loadWork])
  const askToUnlist = () => void load().then(() => setUnlisting(true), sayNotLoaded)
  return (
    // On focus, because browsers and assistants fill in forms without a key being pressed.
    <Box sx={editorLayout} onFocus={fetchAhead(() => Promise.all([load(), loadWork()]))}>
      <ListingProgress form={editing.form} profile={profile} />
      <ProfileSections editing={editing} profile={profile} onUnlist={askToUnlist} />
      {WhereYouWork && <WhereYouWork ownerId={ownerId} zipCode={profile.zipCode} />}
      {LaterParts && (
        <LaterParts
          editing={editing}
          profile={profile}
          ownerId={ownerId}
          isUnlisting={isUnlisting}
          onUnlistingEnd={() => setUnlisting(false)}
        />
      )}
    </Box>
  )
}
