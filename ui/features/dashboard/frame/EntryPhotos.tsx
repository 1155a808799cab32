import type { Role } from "#domain/account/role.ts"
import { PhotoStrip } from "#ui/features/photos/PhotoStrip.tsx"
import type { ShownPhoto } from "#ui/features/photos/shown-photo.ts"

interface Props {
  /** Who looks. */
  readonly role: Role
  readonly photos?: ReadonlyArray<ShownPhoto>
}

/** What a homeowner has photographed for a request or project; nothing where an answer names no photos. */
export const EntryPhotos = ({ photos, role }: Props) =>
  photos && photos.length > 0 && <PhotoStrip photos={photos} label="Photos" isOwn={role === "homeowner"} />
