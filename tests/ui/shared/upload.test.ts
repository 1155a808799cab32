import { afterEach, expect, it, vi } from "vitest"

import { upload } from "#ui/shared/api/upload.ts"

afterEach(() => {
  vi.restoreAllMocks()
})

const answering = (status: number, text: string) =>
  vi.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(function (this: XMLHttpRequest) {
    Object.defineProperties(this, { status: { value: status }, responseText: { value: text } })
    this.dispatchEvent(new Event("load"))
  })

const sent = () =>
  upload("/api/photos", {
    file: new Blob(["picture"]),
    onProgress: () => undefined,
    signal: new AbortController().signal
  })

it("gives what the server answers", async () => {
  answering(201, `{"id":"a"}`)
  expect(await sent()).toEqual({ id: "a" })
})

it("takes a page of somebody on the way for no answer", async () => {
  answering(200, "<title>Sign in to this network</title>")
  await expect(sent()).rejects.toMatchObject({
    status: 0,
    detail: "We could not reach the server. Check your connection and try again."
  })
})
