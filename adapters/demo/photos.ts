import type { PhotoPurpose } from "#domain/photo/photo-words.ts"
import { photoAddress, type PhotoRecord } from "#domain/photo/photo.ts"
import type { ProjectRecord } from "#domain/project/project.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import type { ReviewRecord } from "#domain/review/review.ts"
import { plusMinutes } from "#domain/shared/calendar.ts"
import { PhotoId, type UserId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

import { type DrawingName, drawings, sizeOf } from "./drawings.ts"
import { changes, drawnTrades, portraits } from "./drawn-trades.ts"
import { uuidAt } from "./ids.ts"
import { demoEmailOf } from "./people/accounts.ts"
import { cities } from "./people/cities.ts"
import type { Firm } from "./people/firms.ts"
import { readDrawings } from "./pictures.ts"
import type { Random } from "./random.ts"

interface Hook {
  readonly ownerId: UserId
  readonly purpose: PhotoPurpose
  readonly thingId: string
  /** When the thing was made, or when somebody thought of giving it photos. */
  readonly at: Instant
}

const drawer = (random: Random) => {
  const drawn = readDrawings()
  return ({ at, ownerId, purpose, thingId }: Hook, names: ReadonlyArray<DrawingName>) =>
    names.map((name, position): PhotoRecord => {
      const picture = drawn.get(name)
      if (picture === undefined) throw new Error(`Nobody has drawn ${name}`)
      const createdAt = plusMinutes(at, position - names.length)
      return {
        id: PhotoId.make(uuidAt(createdAt, random)),
        ownerId,
        purpose,
        thingId,
        position,
        caption: purpose === "portfolio" || purpose === "project" ? drawings[name] : null,
        ...sizeOf(name),
        bytes: picture.bytes,
        sha256: picture.sha256,
        state: "attached",
        createdAt,
        attachedAt: at,
        copyOf: null
      }
    })
}

type Hang = ReturnType<typeof drawer>

const isDemoFirm = ({ business }: Firm) => demoEmailOf(business.owner) !== undefined

const isFirstInTown = (firm: Firm, firms: ReadonlyArray<Firm>) =>
  firm === firms.find(({ city, trade }) => city === cities.austin && trade === firm.trade)

const daysInMinutes = 24 * 60

const portfoliosOf = (firms: ReadonlyArray<Firm>, hang: Hang) =>
  firms
    .filter((firm) => isDemoFirm(firm) || isFirstInTown(firm, firms))
    .flatMap(({ profile: { createdAt, id, userId }, trade }) => {
      const at = plusMinutes(createdAt, daysInMinutes)
      return hang({ ownerId: userId, purpose: "portfolio", thingId: id, at }, drawnTrades[trade.name] ?? [])
    })

const portraitsOf = (firms: ReadonlyArray<Firm>, hang: Hang) =>
  firms.filter(isDemoFirm).flatMap(({ profile: { createdAt, id, userId } }, index) => {
    const at = plusMinutes(createdAt, daysInMinutes / 2)
    return hang({ ownerId: userId, purpose: "avatar", thingId: id, at }, portraits.slice(index, index + 1))
  })

const photosOfProject = (
  { category, createdAt: at, homeownerId: ownerId, id: thingId }: ProjectRecord,
  hang: Hang
) => {
  const drawn = drawnTrades[category] ?? []
  return hang({ ownerId, purpose: "project", thingId, at }, drawn.slice(0, 2))
}

const photosOfReview = (review: ReviewRecord, firms: ReadonlyArray<Firm>, hang: Hang) => {
  const firm = firms.find(({ profile }) => profile.id === review.providerId)
  const change = firm && changes[firm.trade.name]
  if (change === undefined) return []
  const [before, after] = change
  const { createdAt, homeownerId: ownerId, id: thingId } = review
  return [
    ...hang({ ownerId, purpose: "review_before", thingId, at: plusMinutes(createdAt, -1) }, [before]),
    ...hang({ ownerId, purpose: "review_after", thingId, at: createdAt }, [after])
  ]
}

interface Town {
  readonly firms: ReadonlyArray<Firm>
  readonly projects: ReadonlyArray<ProjectRecord>
  readonly reviews: ReadonlyArray<ReviewRecord>
}

/**
 * The photos of the demo marketplace: what firms show of their work, what the homeowners who can sign in add to their
 * open projects and reviews, and portraits of the providers who can.
 */
export const hangPhotos = (
  { firms, projects, reviews }: Town,
  homeownerIds: ReadonlySet<UserId>,
  random: Random
): ReadonlyArray<PhotoRecord> => {
  const hang = drawer(random)
  const isTheirs = ({ homeownerId }: { readonly homeownerId: UserId }) => homeownerIds.has(homeownerId)
  return [
    ...portfoliosOf(firms, hang),
    ...portraitsOf(firms, hang),
    ...projects
      .filter((project) => isTheirs(project) && project.status === "pending")
      .flatMap((project) => photosOfProject(project, hang)),
    ...reviews.filter(isTheirs).flatMap((review) => photosOfReview(review, firms, hang))
  ]
}

const addressesFor = (photos: ReadonlyArray<PhotoRecord>) => (thingId: string, purpose: PhotoPurpose) =>
  photos
    .filter((photo) => photo.thingId === thingId && photo.purpose === purpose)
    .map(({ id }) => photoAddress(id, purpose === "avatar" ? "thumb" : "large"))

/** The profiles with the addresses of their photos. */
export const withPictures = (
  providers: ReadonlyArray<ProviderProfile>,
  photos: ReadonlyArray<PhotoRecord>
): ReadonlyArray<ProviderProfile> => {
  const addressesOf = addressesFor(photos)
  return providers.map((provider) => {
    const [profileImage = null] = addressesOf(provider.id, "avatar")
    return Object.assign({}, provider, {
      profileImage,
      portfolioImages: addressesOf(provider.id, "portfolio")
    })
  })
}

/** The reviews with the addresses of theirs. */
export const withBeforeAndAfter = (
  reviews: ReadonlyArray<ReviewRecord>,
  photos: ReadonlyArray<PhotoRecord>
): ReadonlyArray<ReviewRecord> => {
  const addressesOf = addressesFor(photos)
  return reviews.map((review) =>
    Object.assign({}, review, {
      beforePhotos: addressesOf(review.id, "review_before"),
      afterPhotos: addressesOf(review.id, "review_after")
    })
  )
}
