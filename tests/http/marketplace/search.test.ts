import { afterAll, beforeAll, describe, expect, it } from "vitest"

import type { Provider } from "#domain/provider/provider.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { businessesRead } from "#tests/support/app/businesses-read.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { aProvider } from "#tests/support/builders.ts"
import { seedProviders } from "#tests/support/seed.ts"

const seattle = {
  location: "Seattle, WA",
  zipCode: "98101",
  place: "wa/seattle",
  latitude: 47.61,
  longitude: -122.33
}

const dallas = {
  location: "Dallas, TX",
  zipCode: "75201",
  place: "tx/dallas",
  latitude: 32.79,
  longitude: -96.8
}

describe("a search over HTTP", () => {
  let app: RunningApp
  beforeAll(async () => {
    app = await startApp()
    await app.run(
      seedProviders([
        { businessName: "Reyes", description: "Leaks and heaters.", rating: 4.7 },
        { businessName: "Kwik Plumming", description: "Old pipes.", rating: 4.2 },
        {
          businessName: "Drain Doctors",
          description: "Every clogged drain.",
          rating: 4.9,
          availability: "today"
        },
        { businessName: "Faraway", ...seattle },
        { businessName: "Sparks", specialties: ["Electrical"], description: "Panels and lights." },
        { businessName: "Odd Jobs", specialties: ["Handyman"], description: "Whatever needs doing." },
        {
          businessName: "Preston Hollow Painters",
          specialties: ["Painting"],
          description: "Walls.",
          rating: 3,
          ...dallas
        },
        {
          businessName: "Hollow Core",
          specialties: ["Painting"],
          description: "Painters for Preston Hollow.",
          rating: 5,
          ...dallas
        },
        { businessName: "Shingles", specialties: ["Roofing"], description: "New roofs. Code 12346." }
      ])
    )
  })
  afterAll(() => app.stop())

  const search = async (query: Readonly<Record<string, string>>) => {
    const { body, headers, status } = await app
      .client()
      .get<ReadonlyArray<Provider>>(`/api/providers?${new URLSearchParams(query).toString()}`)
    const header = (name: string) => headers.get(name)
    return {
      status,
      names: status === 200 ? body.map(({ businessName }) => businessName) : [],
      total: header("x-total-count"),
      byWords: header("x-search-words"),
      trades: header("x-search-trades"),
      corrected: header("x-search-corrected"),
      place: header("x-search-place"),
      isPlaceCorrected: header("x-search-place-corrected"),
      textPlace: header("x-search-text-place"),
      unknownPlace: header("x-search-unknown-place"),
      notOffered: header("x-search-not-offered")
    }
  }

  it("finds by words, then those of the trade that is meant", async () => {
    expect(await search({ service: "clogged drain" })).toMatchObject({
      names: ["Drain Doctors", "Reyes", "Faraway", "Kwik Plumming"],
      total: "4",
      byWords: "1",
      trades: "Plumbing",
      corrected: null
    })
  })

  it("corrects typing errors and says so; asked for exactly, it takes the words as they are", async () => {
    expect(await search({ service: "I need an electrican" })).toMatchObject({
      names: ["Sparks"],
      trades: "Electrical",
      corrected: encodeURIComponent("I need an electrician")
    })
    expect(await search({ service: "electrican", exact: "true" })).toMatchObject({
      names: [],
      total: "0",
      byWords: "0",
      trades: null,
      corrected: null
    })
  })

  it("corrects a letter that should be doubled before an ending", async () => {
    expect(await search({ service: "cloged drain" })).toMatchObject({
      names: ["Drain Doctors", "Reyes", "Faraway", "Kwik Plumming"],
      byWords: "1",
      corrected: encodeURIComponent("clogged drain")
    })
  })

  it("corrects nothing that somebody is called", async () => {
    expect(await search({ service: "plumming" })).toMatchObject({
      names: ["Kwik Plumming"],
      byWords: "1",
      corrected: null
    })
  })

  it("finds a business by its name first, whatever place is in it, and by the beginning of its name", async () => {
    await businessesRead(app, "preston hollow")
    expect(await search({ service: "Preston Hollow Painters" })).toMatchObject({
      names: ["Preston Hollow Painters", "Hollow Core"],
      byWords: "2",
      place: null,
      corrected: null
    })
    expect(await search({ service: "painters in Preston Hollow" })).toMatchObject({
      place: encodeURIComponent("Preston Hollow, NY")
    })
    expect(await search({ service: "preston plumber" })).toMatchObject({ corrected: null })
    expect((await search({ service: "shingl" })).names[0]).toBe("Shingles")
  })

  it("looks at the place that the text names, unless the place has a field of its own", async () => {
    const inText = await search({ service: "plumber in Seatle" })
    const placeThere = encodeURIComponent("Seattle, WA")
    expect(inText).toMatchObject({ names: ["Faraway"], place: placeThere, textPlace: null })
    const inField = await search({ service: "plumber in Seattle", location: "78704" })
    expect(inField).toMatchObject({ total: "3", place: "78704", textPlace: placeThere })
  })

  it("looks at a large city that is all of the text", async () => {
    expect(await search({ service: "Seattle" })).toMatchObject({
      names: ["Faraway"],
      place: encodeURIComponent("Seattle, WA")
    })
  })

  it("says where the place is not what was typed, and where nobody knows the one in the text", async () => {
    const corrected = {
      names: ["Faraway"],
      place: encodeURIComponent("Seattle, WA"),
      isPlaceCorrected: "true"
    }
    expect(await search({ service: "plumber", location: "Seatle" })).toMatchObject(corrected)
    expect(await search({ service: "plumber seatle" })).toMatchObject({ ...corrected, corrected: null })
    expect(await search({ service: "plumber", location: "Seattle" })).toMatchObject({
      isPlaceCorrected: null
    })
    expect(await search({ service: "plumber in Narnia" })).toMatchObject({
      total: "4",
      place: null,
      unknownPlace: "Narnia"
    })
    expect(await search({ service: "plumber 00000" })).toMatchObject({
      total: "4",
      place: null,
      unknownPlace: "00000"
    })
    expect(await search({ service: "roofs 12346" })).toMatchObject({
      names: ["Shingles"],
      byWords: "1",
      unknownPlace: null
    })
    expect((await search({ service: "roofs 12347" })).unknownPlace).toBe("12347")
  })

  it("puts first who comes today where it is urgent", async () => {
    const { names } = await search({ service: "emergency plumber", sortBy: "reviews" })
    expect(names[0]).toBe("Drain Doctors")
  })

  it("names who is not offered, and finds who may help", async () => {
    expect(await search({ service: "locksmith" })).toMatchObject({
      names: ["Odd Jobs"],
      trades: "Handyman",
      notOffered: "locksmiths"
    })
  })

  it("searches a whole state, within other distances, and the nearest at any", async () => {
    expect((await search({ service: "plumber", location: "Texas" })).total).toBe("3")
    const tacoma = { service: "plumber", location: "Tacoma, WA" }
    expect((await search({ ...tacoma, within: "10" })).names).toEqual([])
    expect((await search({ ...tacoma, within: "40" })).names).toEqual(["Faraway"])
    expect(
      (await search({ service: "clogged drain", location: "Anchorage, AK", nearest: "true" })).names
    ).toEqual(["Faraway", "Reyes", "Kwik Plumming", "Drain Doctors"])
  })

  it("finds all of a trade by a kind of its work, which a few say themselves", async () => {
    const repair = { service: "Repair", specialty: "roofing", location: "78704" }
    expect(await search(repair)).toMatchObject({ names: ["Shingles"], byWords: "0", trades: "Roofing" })
    const appliances = { service: "appliances", specialty: "Kitchen Remodeling" }
    expect(await search(appliances)).toMatchObject({ trades: "Kitchen Remodeling", notOffered: null })
    expect((await search({ ...repair, specialty: "Electrical" })).names).toEqual([])
  })

  it("has the nearest of the trade that was chosen, where the text is a word of another one", async () => {
    const fuseBox = { service: "fuse box", specialty: "Roofing", location: "78704" }
    expect(await search(fuseBox)).toMatchObject({ names: [], byWords: "0", trades: "Electrical" })
    expect(await search({ ...fuseBox, nearest: "true" })).toMatchObject({
      names: ["Shingles"],
      total: "1",
      byWords: null
    })
  })

  it("finds nobody in a place that it does not know, and names none", async () => {
    expect(await search({ service: "plumber", location: "Xyzzy" })).toMatchObject({ total: "0", place: null })
  })

  it.each([
    ["within", "4"],
    ["within", "501"],
    ["within", "far"],
    ["nearest", "yes"],
    ["exact", "1"]
  ])("refuses %s=%s", async (name, value) => {
    expect((await search({ [name]: value })).status).toBe(422)
  })

  it("never fails for a text, and sends headers that can be sent", async () => {
    for (const service of [
      "\u0000",
      "ﾃｽﾄ drain 🚿",
      "plumer\r\nX-Evil: 1",
      "drian ".repeat(60),
      "%E0%A4%A"
    ]) {
      const { status } = await search({ service, location: service })
      expect(status).toBe(200)
    }
  })
})

describe("the nearest over HTTP", () => {
  const app = atApp()

  it("come page by page, each once, also where who comes today is first, and are counted alike on each", async () => {
    const { latitude } = aProvider()
    const at = (miles: number, availability: "flexible" | "today") => ({
      businessName: `${miles} miles`,
      availability,
      latitude: Number(latitude) + miles / 69.1
    })
    const plumbers = [1, 2, 3, 4, 5, 6, 7].map((miles) => at(miles, "flexible"))
    const far = [100, 110].map((miles) => at(miles, "today"))
    await app.run(seedProviders([...plumbers, ...far]))
    const names: Array<string> = []
    const totals = new Set<string | null>()
    const first = "/api/providers?service=urgent+plumber&location=78704&nearest=true"
    for (let next: string | null = first; next !== null;) {
      const { body, headers }: { body: ReadonlyArray<Provider>; headers: Headers } = await app
        .client()
        .get<ReadonlyArray<Provider>>(next)
      names.push(...body.map(({ businessName }) => businessName))
      totals.add(headers.get("x-total-count"))
      next = /<([^>]+)>; rel="next"/.exec(headers.get("link") ?? "")?.[1] ?? null
    }
    expect(names).toEqual(plumbers.map(({ businessName }) => businessName))
    expect([...totals]).toEqual(["7"])
  })
})
