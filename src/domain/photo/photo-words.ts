/** What a photo is for; that decides who may see it. */
export const photoPurposes = [
  "request",
  "project",
  "message",
  "portfolio",
  "avatar",
  "review_before",
  "review_after"
] as const
export type PhotoPurpose = (typeof photoPurposes)[number]

/** The types of files that may be sent. */
export const photoTypes = ["image/jpeg", "image/png", "image/webp"] as const

export const maxPhotoBytes = 15 * 1_024 * 1_024

/** The most photos that one thing has. */
export const maxPhotosOf: Readonly<Record<PhotoPurpose, number>> = {
  request: 10,
  project: 10,
  message: 10,
  portfolio: 24,
  avatar: 1,
  review_before: 5,
  review_after: 5
}

/** Characters of a caption, which is the picture's text for those who do not see it, too. */
export const maxCaption = 200

/** The two sizes that are kept: at most so many pixels wide and high. */
export const photoSizes = { large: 1_600, thumb: 400 } as const
export type PhotoSize = keyof typeof photoSizes

export const photoHint = "Location data is removed. Avoid house numbers, faces and number plates."

export const photoTooLarge = "This photo is larger than 15 MB."
export const photoOfOtherType = "Please choose a JPEG, PNG or WebP photo."
export const photoUnreadable = "This file is not a photo that we can read."
export const photoIsHeic =
  "iPhone HEIC photos cannot be read here. Choose Most compatible in Settings, Camera, Formats, or send it as JPEG."
export const photoHasTooManyPixels = "This photo has more than 50 megapixels."
export const photosAreBusy = "Many photos are being worked on. Please try again in a moment."
export const photosAreAway = "Photos cannot be kept or shown at the moment. Please try again later."
export const addPhotoAgain = "Please add that photo again."
export const photoRemoved = "Removed by the site."

export const tooManyPhotos = (most: number): string =>
  most === 1 ? "Please choose one photo." : `Please add at most ${most} photos.`
