import { expect, it } from "vitest"

import { aQuoteRequest } from "#tests/support/builders.ts"

import { somePhotos } from "../photos/own-photos.ts"
import type { DescribedApp } from "./described-app.ts"

/** Whether answers about photos are as the port describes them. */
export const answersAboutPhotos = (port: () => DescribedApp) => {
  it("holds for photos of a provider, and of what people send", async () => {
    const { app, faults, people } = port()
    const { owner, pro, providerId, visitor } = await people()
    const path = "/api/me/provider/photos"
    const [work] = await somePhotos(app, pro, 1, { purpose: "portfolio" })
    const [avatarId] = await somePhotos(app, pro, 1, { purpose: "avatar" })
    const asked = await somePhotos(app, owner, 2)
    const said = await somePhotos(app, owner, 1, { purpose: "message" })
    const request = aQuoteRequest(providerId, { photoIds: asked })
    const { body: talk } = await owner.post<{ readonly id: string }>("/api/conversations", { providerId })
    const messages = `/api/conversations/${talk.id}/messages`
    const statuses = [
      await visitor.get(path),
      await owner.get(path),
      await owner.put(path, {}),
      await pro.put(path, { portfolio: asked }),
      await pro.put(path, { avatarId, portfolio: [{ id: work, caption: "A new tap" }] }),
      await pro.get(path),
      await visitor.get(`/api/providers/${providerId}/photos`),
      await visitor.get("/api/providers/nobody/photos"),
      await owner.put(`/api/photos/${asked[0]}`, { caption: "The tap" }),
      await owner.post("/api/quotes", request),
      await owner.post("/api/quotes", request),
      await pro.get("/api/quotes"),
      await owner.post(messages, { content: "", photoIds: said }),
      await pro.get(messages)
    ].map(({ status }) => status)
    expect(statuses).toEqual([401, 403, 403, 422, 200, 200, 200, 404, 200, 201, 422, 200, 201, 200])
    expect(faults).toEqual([])
  })
}
