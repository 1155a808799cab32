import { afterAll, beforeAll, describe, expect, it } from "vitest"

import type { LocalLink, LocalPage } from "#domain/local/local-page.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { aProfileRequest, aReview } from "#tests/support/builders.ts"
import { seedHomeowner, seedMarketplace, seedProviders } from "#tests/support/seed.ts"

import { aSignedInProvider } from "../accounts/people.ts"

const austin = { place: "tx/austin", latitude: 30.25, longitude: -97.75 }
const roundRock = { place: "tx/round-rock", latitude: 30.5, longitude: -97.7 }
const waco = { place: "tx/waco", latitude: 31.55, longitude: -97.13 }
const houston = { place: "tx/houston", latitude: 29.76, longitude: -95.36 }
const denver = { place: "co/denver", latitude: 39.74, longitude: -104.99 }

const three = (overrides: Partial<ProviderProfile>) => [overrides, overrides, overrides]

describe("local pages", () => {
  let app: RunningApp
  let plumbers: ReadonlyArray<ProviderProfile>
  beforeAll(async () => {
    app = await startApp()
    plumbers = await app.run(
      seedProviders([
        { ...austin, rating: 4.5, reviewCount: 4, hourlyRateMin: 70, hourlyRateMax: 90 },
        { ...austin, rating: 4, reviewCount: 4, hourlyRateMin: 80, hourlyRateMax: 120 },
        { ...austin, hourlyRateMin: 95, hourlyRateMax: null, specialties: ["HVAC", "Plumbing"] },
        ...three({ ...austin, specialties: ["Moving"] }),
        ...three({ ...austin, specialties: ["Electrical"] }),
        ...three({ ...houston }),
        ...three({ ...roundRock }),
        ...three({ ...waco, specialties: ["Moving"] }),
        ...three({ ...denver })
      ])
    )
    const homeowner = await app.run(seedHomeowner())
    await app.run(
      seedMarketplace({
        reviews: plumbers
          .slice(0, 2)
          .map(({ id }) => aReview({ providerId: id, homeownerId: homeowner.id, title: "Quick and neat" }))
      })
    )
  })
  afterAll(() => app.stop())

  const pageAt = (path: string) => app.client().get<LocalPage>(`/api/local-pages/${path}`)

  it("are named by the first trades of the catalogue, two of each, with most providers first", async () => {
    const { body, status } = await app.client().get<ReadonlyArray<LocalLink>>("/api/local-pages")
    expect(status).toBe(200)
    expect(body.map(({ category, place, total }) => [category.slug, place.slug, total])).toEqual([
      ["plumbing", expect.stringMatching(/^(co|tx)\//), 3],
      ["plumbing", expect.stringMatching(/^(co|tx)\//), 3],
      ["electrical", "tx/austin", 3]
    ])
  })

  it("show a category in a place: facts, providers, reviews and neighbours", async () => {
    const { body, status } = await pageAt("tx/austin/plumbing")
    expect(status).toBe(200)
    expect(body).toMatchObject({
      place: { slug: "tx/austin", city: "Austin", state: "TX" },
      category: { slug: "plumbing", name: "Plumbing" },
      total: 3,
      rating: "4.25",
      reviewCount: 8,
      typicalRates: { min: 80, max: 105 }
    })
    const [best, second, unreviewed] = plumbers
    expect(body.providers.map(({ id }) => id)).toEqual([best, unreviewed, second].map((one) => one?.id))
    expect(body.reviews.map(({ title }) => title)).toEqual(["Quick and neat", "Quick and neat"])
    expect(body.otherCategories.map(({ category, total }) => [category.slug, total])).toEqual([
      ["electrical", 3],
      ["moving", 3]
    ])
    // Without Denver, which is too far away.
    expect(body.nearby.map(({ place }) => `${place.city}, ${place.state}`)).toEqual([
      "Round Rock, TX",
      "Houston, TX"
    ])
  })

  it("show twenty professionals and three reviews at most", async () => {
    const pools = { ...denver, specialties: ["Pool Services"] }
    const listed = await app.run(seedProviders(Array.from({ length: 21 }, () => pools)))
    const { id: homeownerId } = await app.run(seedHomeowner())
    const reviews = listed.slice(0, 4).map(({ id: providerId }) => aReview({ homeownerId, providerId }))
    await app.run(seedMarketplace({ reviews }))
    const { body } = await pageAt("co/denver/pool-services")
    expect([body.total, body.providers.length, body.reviews.length]).toEqual([21, 20, 3])
  })

  it("show six places around and twelve popular ones at most", async () => {
    const towns =
      "arvada aurora boulder broomfield denver englewood fort-collins golden greeley littleton longmont loveland parker pueblo"
    const roofers = towns
      .split(" ")
      .flatMap((town) => three({ ...denver, place: `co/${town}`, specialties: ["Roofing"] }))
    await app.run(seedProviders(roofers))
    const { body } = await pageAt("co/denver/roofing")
    const popular = await app.client().get<ReadonlyArray<LocalLink>>("/api/local-pages/roofing")
    expect([body.nearby.length, popular.body.length]).toEqual([6, 12])
  })

  it.each([
    ["a place without a provider", "tx/austin/roofing"],
    ["a category that does not exist", "tx/austin/falconry"],
    ["a city that does not exist", "tx/atlantis/plumbing"],
    ["a state that does not exist", "zz/austin/plumbing"],
    ["another spelling", "TX/Austin/Plumbing"],
    ["a city of another state", "co/austin/plumbing"]
  ])("are not there for %s", async (_, path) => {
    const { body, status } = await pageAt(path)
    expect(status).toBe(404)
    expect(body).toMatchObject({ detail: "We could not find that page." })
  })

  it("are linked to only where they exist", async () => {
    const { body } = await pageAt("tx/austin/plumbing")
    const popular = await app.client().get<ReadonlyArray<LocalLink>>("/api/local-pages/plumbing")
    const own = await app
      .client()
      .get<ReadonlyArray<LocalLink>>(`/api/providers/${plumbers[2]?.id}/local-pages`)
    expect(popular.body).toHaveLength(4)
    expect(own.body.map(({ category }) => category.name)).toEqual(["Plumbing"])
    const links = [...body.otherCategories, ...body.nearby, ...popular.body, ...own.body]
    for (const { category, place, total } of links) {
      const linked = await pageAt(`${place.slug}/${category.slug}`)
      expect(linked).toMatchObject({ status: 200, body: { total } })
    }
  })

  it("come with the first provider who is listed, are linked to with the third, and go with the last", async () => {
    const people = [await aSignedInProvider(app), await aSignedInProvider(app), await aSignedInProvider(app)]
    const profile = { specialties: ["Painting"], location: "Salida, CO", zipCode: "81201" }
    const shown = async () => {
      const { body, status } = await pageAt("co/salida/painting")
      const links = await app.client().get<ReadonlyArray<LocalLink>>("/api/local-pages/painting")
      return [status, body.total, links.body.length]
    }
    const save = async (index: number, listed: boolean) => {
      await people[index]?.client.put("/api/me/provider", aProfileRequest({ ...profile, listed }))
      return shown()
    }
    expect(await shown()).toEqual([404, undefined, 0])
    expect(await save(0, true)).toEqual([200, 1, 0])
    expect(await save(1, true)).toEqual([200, 2, 0])
    expect(await save(2, true)).toEqual([200, 3, 1])
    expect(await save(0, false)).toEqual([200, 2, 0])
    expect(await save(1, false)).toEqual([200, 1, 0])
    expect(await save(2, false)).toEqual([404, undefined, 0])
  })

  it("of a professional are there as long as they are listed, be there any or none", async () => {
    const { client, profile } = await aSignedInProvider(app)
    const ask = async (id: string) => {
      const { body, status } = await app.client().get<unknown>(`/api/providers/${id}/local-pages`)
      return status === 200 ? body : [status, body]
    }
    const none = [404, expect.objectContaining({ detail: "We could not find that provider." })]
    const alone = { specialties: ["Roofing"], location: "Nome, AK", zipCode: "99762" }
    const toldOf = async (listed: boolean) => {
      await client.put("/api/me/provider", aProfileRequest({ ...alone, listed }))
      return [await ask(profile.id), await ask(profile.id)]
    }
    expect(await ask(crypto.randomUUID())).toEqual(none)
    expect(await toldOf(false)).toEqual([none, none])
    expect(await toldOf(true)).toEqual([[], []])
    expect(await toldOf(false)).toEqual([none, none])
  })

  it("of a professional come as others are listed in that place or move there, though none were asked for twice", async () => {
    const salem = { specialties: ["Painting"], location: "Salem, OR", zipCode: "97301" }
    const [one, two, third] = [
      await aSignedInProvider(app, { listed: false }),
      await aSignedInProvider(app, { listed: false }),
      await aSignedInProvider(app)
    ]
    await one.client.put("/api/me/provider", aProfileRequest(salem))
    const pagesOf = async () => {
      const path = `/api/providers/${one.profile.id}/local-pages`
      const { body } = await app.client().get<ReadonlyArray<LocalLink>>(path)
      return body.map(({ place, total }) => [place.slug, total])
    }
    expect([await pagesOf(), await pagesOf()]).toEqual([[], []])
    await two.client.put("/api/me/provider", aProfileRequest(salem))
    expect([await pagesOf(), await pagesOf()]).toEqual([[], []])
    await third.client.put("/api/me/provider", aProfileRequest(salem))
    expect(await pagesOf()).toEqual([["or/salem", 3]])
    await two.client.put("/api/me/provider", aProfileRequest({ ...salem, specialties: ["Roofing"] }))
    expect(await pagesOf()).toEqual([])
  })
})
