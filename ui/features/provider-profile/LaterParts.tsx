import type { OwnProfile } from "#domain/provider/profile/profile.ts"
import type { UserId } from "#domain/shared/ids.ts"

import { LeaveDialog } from "./LeaveDialog.tsx"
import { OwnPhotos } from "./photos/OwnPhotos.tsx"
import { ProfilePreview } from "./ProfilePreview.tsx"
import { UnlistDialog } from "./UnlistDialog.tsx"
import type { ProfileEditing } from "./use-profile-form.ts"

export interface LaterPartsProps {
  readonly editing: ProfileEditing
  readonly profile: OwnProfile
  readonly ownerId: UserId
  readonly isUnlisting: boolean
  readonly onUnlistingEnd: () => void
}

/** The photos, the preview and the dialogs: what the first view does without. */
export const LaterParts = ({ editing, isUnlisting, onUnlistingEnd, ownerId, profile }: LaterPartsProps) => (
  <>
    <OwnPhotos ownerId={ownerId} />
    <ProfilePreview form={editing.form} profile={profile} />
    <LeaveDialog editing={editing} />
    <UnlistDialog open={isUnlisting} onUnlist={() => void editing.save(false)} onClose={onUnlistingEnd} />
  </>
)
