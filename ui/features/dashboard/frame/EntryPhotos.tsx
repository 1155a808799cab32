import type { Role } from "#domain/account/role.ts"
import { PhotoStrip } from "#ui/features/photos/PhotoStrip.tsx"
import type { ShownPhoto } from "#ui/features/photos/shown-photo.ts"

interface Props {
  /** The role of the reader. */
  readonly role: Role
  readonly photos?: ReadonlyArray<ShownPhoto>
}

/** The photos of a request or project; nothing where the server's answer has none. */
export const EntryPhotos = ({ photos, role }: Props) =>
  photos && photos.length > 0 && <PhotoStrip photos={photos} label="Photos" isOwn={role === "homeowner"} />
