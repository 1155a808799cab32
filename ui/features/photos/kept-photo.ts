import type { Photo } from "#domain/photo/photo.ts"

/** A photo that the server has taken in and a form remembers, also in its draft, until it is sent. */
export interface KeptPhoto extends Pick<Photo, "caption" | "id" | "large" | "thumb"> {
  /** Whether it is attached to what the form changes already: the server then takes no other caption of it. */
  readonly isAttached?: true | undefined
}

// Always in the same order of keys, because drafts are compared as JSON.
export const keptPhoto = ({ caption, id, isAttached, large, thumb }: KeptPhoto): KeptPhoto => ({
  id,
  large,
  thumb,
  caption,
  isAttached
})

/** The ids of a form's photos, in their order. */
export const idsOf = (photos: ReadonlyArray<KeptPhoto>) => photos.map(({ id }) => id)

/** The same as a field of something new, which is left out when there are no photos. */
export const photosField = (photos: ReadonlyArray<KeptPhoto>) =>
  photos.length === 0 ? {} : { photoIds: idsOf(photos) }
