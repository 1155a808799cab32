import type { Photo } from "#domain/photo/photo.ts"

/** A photo that the server has taken in and a form remembers, also in its draft, until it is sent. */
export interface KeptPhoto extends Pick<Photo, "caption" | "id" | "large" | "thumb"> {
  /** Whether what the form changes has it already: the server takes no other description of it. */
  readonly isAttached?: true | undefined
}

// In one order of the keys: drafts are compared as text.
export const keptPhoto = ({ caption, id, isAttached, large, thumb }: KeptPhoto): KeptPhoto => ({
  id,
  large,
  thumb,
  caption,
  isAttached
})

/** What a form sends of its photos, in their order. */
export const idsOf = (photos: ReadonlyArray<KeptPhoto>) => photos.map(({ id }) => id)

/** The same as a field of something new, which is left out where there are none. */
export const photosField = (photos: ReadonlyArray<KeptPhoto>) =>
  photos.length === 0 ? {} : { photoIds: idsOf(photos) }
