import { PhotoStrip } from "#ui/features/photos/PhotoStrip.tsx"
import type { ShownPhoto } from "#ui/features/photos/shown-photo.ts"

/** What was photographed for a request or project; nothing where an answer names no photos. */
export const EntryPhotos = ({ photos }: { readonly photos?: ReadonlyArray<ShownPhoto> }) =>
  photos && photos.length > 0 && <PhotoStrip photos={photos} label="Photos" />
