import Box from "@mui/material/Box"
import { useEffect, useState } from "react"

import type { OwnProfile } from "#domain/provider/profile/profile.ts"
import type { UserId } from "#domain/shared/ids.ts"
import { fetchAhead, sayUnreachable } from "#ui/shared/forms/fetch-ahead.ts"

import type { LaterPartsProps } from "./LaterParts.tsx"
import { ListingProgress } from "./ListingProgress.tsx"
import { profileLayout } from "./profile-layout.ts"
import { ProfileSections } from "./ProfileSections.tsx"
import { useLater } from "./use-later.ts"
import { useProfileForm } from "./use-profile-form.ts"
import { isLinkedTo } from "./work-link.ts"

interface Props {
  readonly profile: OwnProfile
  readonly ownerId: UserId
}

const fetchLaterParts = async () => (await import("./LaterParts.tsx")).LaterParts

/** The form, and what follows it as people type. */
export const ProfileEditor = ({ ownerId, profile }: Props) => {
  const editing = useProfileForm(profile, ownerId)
  const { load, Part: LaterParts } = useLater<LaterPartsProps>(fetchLaterParts)
  const [isUnlisting, setUnlisting] = useState(false)
  useEffect(() => {
    if (isLinkedTo()) fetchAhead(load)()
  }, [load])
  const askToUnlist = () => void load().then(() => setUnlisting(true), sayUnreachable)
  return (
    // Browsers and assistants also fill in forms without a key being pressed.
    <Box sx={profileLayout} onFocus={fetchAhead(load)}>
      <ListingProgress form={editing.form} profile={profile} />
      <ProfileSections editing={editing} profile={profile} onUnlist={askToUnlist} />
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
