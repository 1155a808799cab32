import { afterAll, beforeAll, describe, expect, it } from "vitest"

import type { Nearby } from "#domain/local/local-page.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { aProfileRequest } from "#tests/support/builders.ts"
import { seedProviders } from "#tests/support/seed.ts"

import { aSignedInProvider } from "../accounts/people.ts"

const at = (latitude: number, specialties: ReadonlyArray<string>): Partial<ProviderProfile> => ({
  latitude,
  longitude: -100,
  specialties
})
const many = (count: number, overrides: Partial<ProviderProfile>) =>
  Array.from({ length: count }, () => overrides)

describe("others of the trade around a provider", () => {
  let app: RunningApp
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.stop())

  const around = async (id: string | undefined) => {
    const { body, status } = await app.client().get<Nearby>(`/api/providers/${id}/nearby`)
    expect(status).toBe(200)
    return { within: body.within, ids: body.providers.map((other) => other.id) }
  }

  it("are six, nearest first, farther ones only while there are too few", async () => {
    const trade = ["HVAC"]
    const [self, ...others] = await app.run(
      seedProviders([at(40, trade), at(40.9, trade), at(40.1, trade), at(41.3, trade), at(40.2, trade)])
    )
    const [far, near, farther, next] = others.map(({ id }) => id)
    await app.run(seedProviders([at(40, ["Moving", "Roofing"]), at(40, ["Moving"]), at(60, trade)]))
    expect(await around(self?.id)).toEqual({ within: 100, ids: [near, next, far, farther] })
    await app.run(seedProviders(many(9, at(40.3, trade))))
    const { ids, within } = await around(near)
    expect(within).toBe(25)
    expect(ids).toHaveLength(6)
    expect(ids.some((id) => id === far || id === farther)).toBe(false)
  })

  it("are each on the pages of others, however many there are in one place", async () => {
    const crowd = await app.run(seedProviders(many(30, at(25, ["Flooring"]))))
    const shown = new Map<string, number>()
    for (const { id } of crowd) {
      const { ids } = await around(id)
      expect(ids).not.toContain(id)
      for (const other of ids) shown.set(other, (shown.get(other) ?? 0) + 1)
    }
    expect(crowd.map(({ id }) => shown.get(id))).toEqual(many(30, {}).map(() => 6))
  })

  it("are nobody where nobody else does the main trade, and come and go with the list", async () => {
    const alone = await aSignedInProvider(app, { specialties: ["Painting"] })
    expect(await around(alone.profile.id)).toEqual({ within: 0, ids: [] })
    const { client, profile } = await aSignedInProvider(app, { specialties: ["Painting"] })
    const save = (listed: boolean) =>
      client.put("/api/me/provider", { ...aProfileRequest({ specialties: ["Painting"] }), listed })
    await save(true)
    expect((await around(alone.profile.id)).ids).toEqual([profile.id])
    await save(false)
    expect((await around(alone.profile.id)).ids).toEqual([])
    expect((await app.client().get(`/api/providers/${profile.id}/nearby`)).status).toBe(404)
  })
})
