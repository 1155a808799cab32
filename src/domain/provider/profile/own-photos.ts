import * as Schema from "effect/Schema"

import type { Changed } from "#domain/events/changed.ts"
import { newsOfProfile } from "#domain/events/profile-news.ts"
import { addPhotoAgain, maxCaption, maxPhotosOf, tooManyPhotos } from "#domain/photo/photo-words.ts"
import { Photo, photoAddress } from "#domain/photo/photo.ts"
import { naming, PhotoId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { optionally } from "#domain/shared/optionally.ts"
import { optionalText } from "#domain/shared/text.ts"

import type { ProviderProfile } from "../provider.ts"

/** A provider's portrait and pictures of their work, in their order. */
export const OwnPhotos = Schema.Struct({
  avatar: Schema.NullOr(Photo),
  portfolio: Schema.Array(Photo)
})
export type OwnPhotos = typeof OwnPhotos.Type

const isNamed = Schema.is(Schema.Struct({ id: PhotoId }))
const most = maxPhotosOf.portfolio

/** What a provider shows. What is absent stays as it is; null takes the portrait away; the portfolio is the whole list. */
export const OwnPhotosRequest = Schema.Struct({
  avatarId: optionally(addPhotoAgain, PhotoId.annotate({ message: addPhotoAgain })),
  portfolio: Schema.optional(
    naming(
      addPhotoAgain,
      isNamed,
      Schema.Array(Schema.Struct({ id: PhotoId, caption: optionalText(maxCaption) })).check(
        Schema.isMaxLength(most, { message: tooManyPhotos(most) })
      )
    )
  ).annotate({ message: addPhotoAgain })
})
export type OwnPhotosRequest = typeof OwnPhotosRequest.Type

/** The profile with the pictures that its lists and page show from now on. */
export const picturedBy = (
  profile: ProviderProfile,
  { avatarId, portfolio }: OwnPhotosRequest,
  now: Instant
): Changed<ProviderProfile> => ({
  value: {
    ...profile,
    ...(avatarId !== undefined && { profileImage: avatarId && photoAddress(avatarId, "thumb") }),
    ...(portfolio !== undefined && { portfolioImages: portfolio.map(({ id }) => photoAddress(id, "large")) }),
    updatedAt: now
  },
  news: newsOfProfile(profile)
})

/** The profile without a photo that was taken down. */
export const withoutPhoto = (
  profile: ProviderProfile,
  id: PhotoId,
  now: Instant
): Changed<ProviderProfile> => ({
  value: {
    ...profile,
    profileImage: profile.profileImage === photoAddress(id, "thumb") ? null : profile.profileImage,
    portfolioImages: profile.portfolioImages.filter((address) => address !== photoAddress(id, "large")),
    updatedAt: now
  },
  news: newsOfProfile(profile)
})
