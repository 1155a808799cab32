import sharp from "sharp"
import { describe, expect, it } from "vitest"

import { type DrawingName, drawingNames, drawings, sizeOf } from "#adapters/demo/drawings.ts"
import { demoMarketplace } from "#adapters/demo/index.ts"
import { readDrawings } from "#adapters/demo/pictures.ts"
import { maxCaption, maxPhotosOf, type PhotoPurpose, photoSizes } from "#domain/photo/photo-words.ts"
import { photoAddress } from "#domain/photo/photo.ts"

import { indexOf } from "./index-of.ts"
import { drawPhoto } from "./photos/draw-photo.tsx"

const market = demoMarketplace()
const { photos } = market
const drawn = readDrawings()

const ofPurpose = (purpose: PhotoPurpose) => photos.filter((photo) => photo.purpose === purpose)
const picturesOf = (name: DrawingName) =>
  drawn.get(name)?.pictures ?? { large: new Uint8Array(), thumb: new Uint8Array() }

const pixelsOf = (picture: Uint8Array) => sharp(picture).raw().toBuffer()

describe("the demo marketplace's photos", () => {
  it("hang where people look, and there are as many as there should be", () => {
    const purposes = ["portfolio", "project", "review_before", "review_after", "avatar"] as const
    expect(purposes.map((purpose) => ofPurpose(purpose).length)).toEqual([60, 12, 4, 4, 3])
    expect(photos).toHaveLength(83)
  })

  it("say that they are drawings, and what of", () => {
    for (const caption of Object.values(drawings)) expect(caption).toMatch(/^Drawing: [a-z]/)
    for (const { caption, purpose } of photos) {
      const isDescribed = purpose === "portfolio" || purpose === "project"
      expect(caption?.startsWith("Drawing: ") ?? null).toBe(isDescribed ? true : null)
      expect((caption ?? "").length).toBeLessThanOrEqual(maxCaption)
    }
  })

  it("belong to whom they should, in an order, and no thing has one twice or too many", () => {
    const { projects, providers } = indexOf(market)
    const reviews = new Map(market.reviews.map((review) => [review.id.toString(), review]))
    for (const { ownerId, purpose, thingId } of photos) {
      const thing = providers.get(thingId ?? "") ?? projects.get(thingId ?? "") ?? reviews.get(thingId ?? "")
      expect(thing && ("userId" in thing ? thing.userId : thing.homeownerId)).toBe(ownerId)
      const beside = photos.filter((photo) => photo.thingId === thingId && photo.purpose === purpose)
      expect(beside.map(({ position }) => position)).toEqual(beside.map((_, index) => index))
      expect(new Set(beside.map(({ sha256 }) => sha256)).size).toBe(beside.length)
      expect(beside.length).toBeLessThanOrEqual(maxPhotosOf[purpose])
    }
  })

  it("are what profiles and reviews show", () => {
    const shown = [
      ...market.providers.flatMap(({ portfolioImages, profileImage }) =>
        [profileImage ?? [], portfolioImages].flat()
      ),
      ...market.reviews.flatMap(({ afterPhotos, beforePhotos }) => beforePhotos.concat(afterPhotos))
    ]
    const hung = photos
      .filter(({ purpose }) => purpose !== "project")
      .map(({ id, purpose }) => photoAddress(id, purpose === "avatar" ? "thumb" : "large"))
    expect(shown.toSorted()).toEqual(hung.toSorted())
  })

  it("are of small files, as large as they say", async () => {
    expect(drawn.size).toBe(drawingNames.length)
    expect([...drawn.values()].reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(700_000)
    for (const name of drawingNames) {
      const { large, thumb } = picturesOf(name)
      expect(await sharp(large).metadata()).toMatchObject({ format: "webp", ...sizeOf(name) })
      const { height, width } = await sharp(thumb).metadata()
      expect(Math.max(width, height)).toBe(photoSizes.thumb)
    }
  })

  it("are drawn the same again, and as the illustrations are now", async () => {
    const name = "roofing/shingles"
    const { large, thumb } = await drawPhoto(name)
    expect(await drawPhoto(name)).toEqual({ large, thumb })
    const [now, kept] = await Promise.all([large, picturesOf(name).large].map(pixelsOf))
    expect(now?.length).toBe(kept?.length)
    // Another version of the encoder may round differently.
    const different = now?.filter((value, index) => Math.abs(value - (kept?.[index] ?? 0)) > 8)
    expect(different?.length).toBeLessThan(100)
  })
})
