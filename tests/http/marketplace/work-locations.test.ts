import { describe, expect, it } from "vitest"

import type { Project } from "#domain/project/project.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import type { Client } from "#tests/support/app/client.ts"
import { openStream } from "#tests/support/app/event-stream.ts"
import { aCategoryId } from "#tests/support/builders.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"

interface Listed {
  readonly id: string
}

const app = atApp()

const street = "4117 Peregrine Hollow"

const aRequest = (overrides: object = {}) => ({
  title: "New bathroom",
  description: "Replace the tub with a walk-in shower.",
  categoryId: aCategoryId("Painting"),
  location: `${street}, Austin, TX 78757`,
  budget: 5_000,
  timeline: "1 month",
  ...overrides
})

const bid = { price: 900, message: "With tiles", timeline: "Two weeks" }

const posted = async (client: Client, overrides: object = {}) =>
  (await client.post<Project>("/api/projects", aRequest(overrides))).body

const seenBy = async (client: Client, id: string) =>
  (await client.get<ReadonlyArray<Project>>("/api/projects")).body.find((project) => project.id === id)

describe("where the work is", () => {
  it("is told to other providers by city and ZIP code, and in no answer or event by the street", async () => {
    const olivia = await aSignedInHomeowner(app)
    const painter = await aSignedInProvider(app, { specialties: ["Painting"] })
    const chosen = await aSignedInProvider(app, { specialties: ["Painting"] })
    const stream = await openStream(painter.client)
    const { id, location } = await posted(olivia.client)
    expect(location).toBe(`${street}, Austin, TX 78757`)
    const answers: Array<unknown> = []
    const look = async () => {
      for (const path of ["/api/projects", "/api/projects?waiting=true", "/api/quotes", "/api/me/counts"]) {
        answers.push((await painter.client.get(path)).body)
      }
      answers.push((await painter.client.get(`/api/projects/${id}`)).body)
    }
    await look()
    const own = await painter.client.post<Listed>(`/api/projects/${id}/quotes`, bid)
    answers.push(own.body, (await painter.client.get(`/api/quotes/${own.body.id}`)).body)
    await look()
    expect((await seenBy(painter.client, id))?.location).toBe("Austin, TX 78757")
    const other = await chosen.client.post<Listed>(`/api/projects/${id}/quotes`, bid)
    await olivia.client.post(`/api/quotes/${other.body.id}/accept`)
    await look()
    answers.push((await painter.client.post(`/api/projects/${id}/quotes`, bid)).body)
    answers.push((await stream.next()).data)
    expect(JSON.stringify(answers)).not.toContain("Peregrine")
    expect((await seenBy(chosen.client, id))?.location).toBe(`${street}, Austin, TX 78757`)
    expect((await olivia.client.get<Project>(`/api/projects/${id}`)).body.location).toContain(street)
  })

  it("is told as typed to nobody before acceptance, and not at all where nobody knows the place", async () => {
    const olivia = await aSignedInHomeowner(app)
    const painter = await aSignedInProvider(app, { specialties: ["Painting"] })
    const rival = await aSignedInProvider(app, { specialties: ["Painting"] })
    const addressed = await posted(olivia.client, { providerId: painter.profile.id })
    const unknown = await posted(olivia.client, { location: `${street}, behind the mill` })
    expect((await seenBy(painter.client, addressed.id))?.location).toBe("Austin, TX 78757")
    const offer = await painter.client.post<Listed>(`/api/projects/${addressed.id}/quotes`, bid)
    expect((await seenBy(painter.client, addressed.id))?.location).toBe("Austin, TX 78757")
    await olivia.client.post(`/api/quotes/${offer.body.id}/accept`)
    expect((await seenBy(painter.client, addressed.id))?.location).toContain(street)
    expect(await seenBy(rival.client, addressed.id)).toBeUndefined()
    expect(await seenBy(rival.client, unknown.id)).toMatchObject({ location: "", zipCode: "" })
  })

  it("decides who sees an open project and may quote on it: those within 50 miles", async () => {
    const olivia = await aSignedInHomeowner(app)
    const specialties = ["Painting"]
    const tacoma = await aSignedInProvider(app, { specialties, latitude: 47.25, longitude: -122.44 })
    const nowhere = await aSignedInProvider(app, { specialties, latitude: null, longitude: null })
    const open = await posted(olivia.client)
    const addressed = await posted(olivia.client, { providerId: tacoma.profile.id })
    expect(await seenBy(tacoma.client, open.id)).toBeUndefined()
    expect((await tacoma.client.post(`/api/projects/${open.id}/quotes`, bid)).status).toBe(404)
    expect(await seenBy(tacoma.client, addressed.id)).toMatchObject({ canQuote: true })
    expect((await tacoma.client.post(`/api/projects/${addressed.id}/quotes`, bid)).status).toBe(201)
    expect(await seenBy(nowhere.client, open.id)).toMatchObject({ canQuote: true })
    expect((await nowhere.client.post(`/api/projects/${open.id}/quotes`, bid)).status).toBe(201)
  })
})
