import { beforeAll, describe, expect, it } from "vitest"

import type { Project } from "#domain/project/project.ts"
import type { Problem } from "#ports/http/problem.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import type { Client } from "#tests/support/app/client.ts"
import { aCategoryId, aProject, aProjectRequest } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"

const app = atApp()

const painting = { category: "Painting", categoryId: aCategoryId("Painting") }
const specialties = ["Painting"]

/** So many miles north of the painter, who works at 30, -97. */
const north = (miles: number) => ({ latitude: 30 + miles / 69.1, longitude: -97 })

const offer = { price: 900, message: "With tiles", timeline: "Two weeks" }

const linked = ({ headers }: { readonly headers: Headers }) =>
  /<([^>]+)>; rel="next"/.exec(headers.get("link") ?? "")?.[1] ?? null

const everyId = async (client: Client, path: string) => {
  const ids: Array<string> = []
  for (let next: string | null = path; next !== null;) {
    const answer: Awaited<ReturnType<typeof client.get<ReadonlyArray<Project>>>> = await client.get(next)
    expect(answer.status).toBe(200)
    ids.push(...answer.body.map(({ id }) => id))
    next = linked(answer)
  }
  return ids
}

describe("the projects that a provider sees", () => {
  const projects = [
    { ...north(2), budgetMax: 300, title: "Paint the porch" },
    { ...north(7), budgetMax: 900, title: "Paint the fence" },
    { ...north(20), budgetMax: 500, title: "Paint the barn at 100% cost" },
    { ...north(40), budgetMax: 100, title: "Paint the hallway" },
    { ...north(70), budgetMax: 800, title: "Paint the tower" },
    { latitude: null, longitude: null, place: null, budgetMax: 700, title: "Paint the boat" }
  ]
  let painter: Awaited<ReturnType<typeof aSignedInProvider>>
  let ids: ReadonlyArray<string>
  const named = (found: ReadonlyArray<string>) => found.map((id) => ids.indexOf(id))

  beforeAll(async () => {
    const { account } = await aSignedInHomeowner(app)
    painter = await aSignedInProvider(app, { specialties, ...north(0) })
    const made = projects.map((project, index) =>
      aProject({
        homeownerId: account.id,
        ...painting,
        ...project,
        createdAt: `2026-03-0${index + 1}T09:30:00.000Z`
      })
    )
    ids = made.map(({ id }) => id)
    await app.run(seedMarketplace({ projects: made }))
  })

  it.each([
    ["", [5, 3, 2, 1, 0]],
    ["sort=nearest", [0, 1, 2, 3, 5]],
    ["sort=budget", [1, 5, 2, 0, 3]],
    ["within=10", [5, 1, 0]],
    ["within=10&sort=nearest", [0, 1, 5]],
    ["show=near&sort=budget&within=30", [1, 5, 2, 0]],
    ["show=invited", []],
    ["show=offers", []],
    ["query=PAINT%20porch", [0]],
    ["query=100%25", [2]],
    ["query=p_rch", []],
    ["waiting=true", [5, 3, 2, 1, 0]]
  ])("are, by %s, in one page and in pages of one", async (query, expected) => {
    expect(named(await everyId(painter.client, `/api/projects?${query}`))).toEqual(expected)
    expect(named(await everyId(painter.client, `/api/projects?limit=1&${query}`))).toEqual(expected)
  })

  it("tell how far they are in bands, and nothing closer", async () => {
    const { body } = await painter.client.get<ReadonlyArray<Project>>("/api/projects?sort=nearest")
    expect(body.map(({ distanceBand }) => distanceBand)).toEqual([
      "under 5 miles",
      "5 to 10",
      "10 to 25",
      "25 to 50",
      null
    ])
    expect(JSON.stringify(body)).not.toMatch(/latitude|longitude/)
    expect(body.map(({ isInvited }) => isInvited)).toEqual([false, false, false, false, false])
  })

  it.each([
    "sort=best",
    "within=4",
    "within=201",
    "within=ten",
    "show=all",
    `query=${"a".repeat(121)}`,
    "query=%00"
  ])("are refused by %s", async (query) => {
    const { body, status } = await painter.client.get<Problem>(`/api/projects?${query}`)
    expect(status).toBe(422)
    expect(body.errors?.map(({ field }) => field)).toEqual([query.split("=")[0]])
  })
})

describe("a project's four offers", () => {
  it("are all that it takes, until its homeowner wants more", async () => {
    const olivia = await aSignedInHomeowner(app)
    const painters = await Promise.all(
      Array.from({ length: 6 }, () => aSignedInProvider(app, { specialties, ...north(0) }))
    )
    const request = aProjectRequest({ categoryId: painting.categoryId, location: "Somewhere" })
    const { id } = (await olivia.client.post<Project>("/api/projects", request)).body
    const path = `/api/projects/${id}`
    const bids = await Promise.all(
      painters.map(({ client }) => client.post<Problem>(`${path}/quotes`, offer))
    )
    expect(bids.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 201, 201, 201, 409, 409
    ])
    expect(bids.find(({ status }) => status === 409)?.body).toMatchObject({
      code: "ProjectIsFull",
      detail: "This project has its 4 offers already."
    })
    const late = painters[bids.findIndex(({ status }) => status === 409)]
    if (late === undefined) throw new Error("Nobody was late")
    expect((await late.client.get<Project>(path)).body).toMatchObject({ canQuote: false, offers: 4 })

    const wider = await Promise.all([1, 2, 3].map(() => olivia.client.post<Project>(`${path}/more-offers`)))
    expect(wider.every(({ status }) => status === 200 || status === 409)).toBe(true)
    await olivia.client.post(`${path}/more-offers`)
    await olivia.client.post(`${path}/more-offers`)
    expect((await olivia.client.post<Project>(`${path}/more-offers`)).body.maxOffers).toBe(8)
    expect((await late.client.post(`${path}/quotes`, offer)).status).toBe(201)
    expect((await late.client.post(`${path}/more-offers`)).status).toBe(403)
  })
})

describe("an invitation", () => {
  it("lets somebody bid from far away, once each and ten in all", async () => {
    const olivia = await aSignedInHomeowner(app)
    const far = await aSignedInProvider(app, { specialties, latitude: 61.2, longitude: -149.9 })
    const roofer = await aSignedInProvider(app, { specialties: ["Roofing"] })
    const request = aProjectRequest({ categoryId: painting.categoryId, location: "Austin, TX 78704" })
    const { id } = (await olivia.client.post<Project>("/api/projects", request)).body
    const path = `/api/projects/${id}`
    const invite = (...providerIds: ReadonlyArray<string>) =>
      olivia.client.post<Problem>(`${path}/invitations`, { providerIds })
    expect((await far.client.get(path)).status).toBe(404)
    expect((await invite(far.profile.id)).status).toBe(201)
    expect((await invite(far.profile.id)).status).toBe(200)
    expect((await far.client.get<Project>(path)).body).toMatchObject({
      isInvited: true,
      canQuote: true,
      distanceBand: "over 50",
      location: "Austin, TX 78704"
    })
    const [listed] = (await far.client.get<ReadonlyArray<Project>>("/api/projects?show=invited")).body
    expect(listed?.id).toBe(id)
    const told = await far.client.get<ReadonlyArray<{ readonly text: string }>>("/api/me/notifications")
    expect(told.body.map(({ text }) => text)).toEqual([`Olivia invites you to bid: ${request.title}`])
    expect((await far.client.post(`${path}/quotes`, offer)).status).toBe(201)

    expect((await invite(roofer.profile.id)).body.errors?.[0]?.field).toBe("providerIds")
    const others = await Promise.all(
      Array.from({ length: 10 }, async () => (await aSignedInProvider(app, { specialties })).profile.id)
    )
    expect((await invite(...others.slice(0, 6))).status).toBe(422)
    expect((await invite(...others.slice(0, 5))).status).toBe(201)
    expect((await invite(...others.slice(5, 9))).status).toBe(201)
    expect((await invite(...others.slice(9))).body).toMatchObject({ status: 409, code: "TooManyInvitations" })
    const { body: invited } = await olivia.client.get<ReadonlyArray<unknown>>(`${path}/invitations`)
    expect(invited).toHaveLength(10)
    expect((await far.client.get(`${path}/invitations`)).status).toBe(403)
  })
})

describe("one's own project", () => {
  it("is said anew while nobody has made an offer, and written again from an old one", async () => {
    const olivia = await aSignedInHomeowner(app)
    const marcus = await aSignedInHomeowner(app)
    const painter = await aSignedInProvider(app, { specialties })
    const request = aProjectRequest({ categoryId: painting.categoryId, location: "Austin, TX 78704" })
    const { id } = (await olivia.client.post<Project>("/api/projects", request)).body
    const path = `/api/projects/${id}`
    const edited = { ...request, title: "Paint both porches", budget: 2_500, location: "Round Rock, TX" }
    expect((await olivia.client.put<Project>(path, edited)).body).toMatchObject({
      id,
      title: "Paint both porches",
      budget: 2_500,
      zipCode: expect.stringMatching(/^786\d\d$/),
      status: "pending"
    })
    expect((await marcus.client.put(path, edited)).status).toBe(404)
    expect((await olivia.client.put<Problem>(path, { ...edited, budget: 1 })).status).toBe(422)
    expect((await painter.client.post(`${path}/quotes`, offer)).status).toBe(201)
    expect((await olivia.client.put<Problem>(path, edited)).body).toMatchObject({
      status: 409,
      code: "HasOffers"
    })
    await olivia.client.post(`${path}/withdraw`)
    expect((await olivia.client.put<Project>(path, request)).body.title).toBe(request.title)

    const copy = await olivia.client.post<Project>(`${path}/copy`)
    expect(copy.status).toBe(201)
    expect(copy.body).toMatchObject({ title: request.title, status: "draft", offers: 0, closesAt: null })
    expect(copy.body.id).not.toBe(id)
    expect((await painter.client.get(`/api/projects/${copy.body.id}`)).status).toBe(404)
    const { body: open } = await olivia.client.post<Project>(`/api/projects/${copy.body.id}/publish`)
    const days = (Date.parse(open.closesAt ?? "") - Date.parse(open.publishedAt ?? "")) / 86_400_000
    expect(days).toBe(30)
  })
})
