import type { Page } from "playwright-core"
import sharp from "sharp"
import { expect, it } from "vitest"

import { aPng } from "#tests/support/a-picture.ts"
import { atProduct, patience } from "#tests/support/browser/at-product.ts"
import { signIn } from "#tests/support/browser/people.ts"
import { personAt } from "#tests/support/browser/places.ts"

const product = atProduct()

const isWorker = "**/drawing-worker-*"
const isUpload = "**/api/photos?*"

/** Less than what a worker is waited for. */
const soon = { timeout: 15_000 }

const file = {
  name: "kitchen.png",
  mimeType: "image/png",
  buffer: await aPng({ width: 3_000, height: 1_000 })
}

/** Says so of each picture that the page itself encodes. */
const tellEncoded = () => {
  // eslint-disable-next-line typescript/unbound-method -- it is called with its own `this`
  const real = HTMLCanvasElement.prototype.toBlob
  HTMLCanvasElement.prototype.toBlob = function (...given) {
    console.debug("encoded")
    real.apply(this, given)
  }
}

/** A page on which a photo can be added, and what it uploads then; the server is not asked. */
const atPhotos = async (prepare: (page: Page) => Promise<unknown> = async () => undefined) => {
  const { page } = await product.open()
  await signIn(page, personAt("homeowner"))
  await page.addInitScript(tellEncoded)
  await prepare(page)
  await page.route(isUpload, (route) => route.abort())
  await page.goto("/start-project")
  const add = async () => {
    const chooser = page.waitForEvent("filechooser")
    await page.getByRole("button", { name: "Add photos" }).click()
    await (await chooser).setFiles(file)
  }
  const upload = page.waitForRequest(isUpload, soon).then((request) => request.postDataBuffer())
  let count = 0
  page.on("console", (message) => (count += message.text() === "encoded" ? 1 : 0))
  const encoded = () => count
  return { add, encoded, page, upload }
}

const drawnByPage = async () => {
  const { add, encoded, upload } = await atPhotos((page) =>
    page.addInitScript(() => Reflect.deleteProperty(window, "Worker"))
  )
  await add()
  const drawn = await upload
  expect(encoded()).toBe(1)
  return drawn
}

it("a worker draws photos as the page would, and ends when there is nothing to draw", async () => {
  const { add, encoded, page, upload } = await atPhotos()
  const script = page.waitForResponse(isWorker)
  await add()
  const headers = await (await script).allHeaders()
  expect(headers["content-security-policy"]).toContain("script-src 'self';")
  const drawn = (await upload) ?? undefined
  expect(encoded()).toBe(0)
  expect(await sharp(drawn).metadata()).toMatchObject({ format: "jpeg", width: 2_400, height: 800 })
  expect(drawn).toEqual(await drawnByPage())
  await expect.poll(() => page.workers().length, patience).toBe(0)
})

const withWorker = (code: string | null) => (page: Page) =>
  page.route(isWorker, (asked) =>
    code === null ? asked.abort() : asked.fulfill({ contentType: "text/javascript", body: code })
  )

it.each([
  ["cannot be loaded", null],
  ["fails", "addEventListener('message', () => { throw new Error('out of memory') })"],
  ["cannot draw it", "addEventListener('message', ({ data }) => postMessage({ id: data.id, drawn: null }))"]
])("the page draws a photo itself where the worker %s", async (_, code) => {
  const { add, encoded, upload } = await atPhotos(withWorker(code))
  await add()
  expect(await sharp((await upload) ?? undefined).metadata()).toMatchObject({ format: "jpeg", width: 2_400 })
  expect(encoded()).toBe(1)
})

it("the page draws a photo itself where the worker has not answered after twenty seconds", async () => {
  const { add, encoded, page } = await atPhotos(async (opened) => {
    await opened.clock.install()
    await withWorker("addEventListener('message', () => close())")(opened)
  })
  const asked = page.waitForRequest(isWorker)
  await add()
  await asked
  const ahead = async () => {
    await page.clock.fastForward(20_000)
    return encoded()
  }
  await expect.poll(ahead, patience).toBe(1)
})
