import { readFileSync, writeFileSync } from "node:fs"
import { loadavg } from "node:os"
import { join } from "node:path"

import { inTurn, measure, measureInTurns, type Sample } from "./measure.ts"
import { fillWithPhotos, largePhoto, type PhotosTown, sendPhoto } from "./photos-town.ts"
import { peakProbe, type Running, startProduct, startSenders } from "./processes.ts"
import { workloads } from "./reads/workloads.ts"
import { signIn } from "./sign-in.ts"
import { table } from "./table.ts"

interface Pace {
  readonly rounds: number
  readonly seconds: number
}

const atOnce = 100
const beside = 4
const megabyte = 1_024 * 1_024

const signInAll = (url: string, { senders }: PhotosTown) =>
  Promise.all(senders.map((sender) => signIn(url, sender)))

/** The cost of one photo alone, then of a hundred at once. */
const measureTaking = async (product: Running, town: PhotosTown, file: Uint8Array) => {
  const cookies = await signInAll(product.url, town)
  const [cookie = ""] = cookies
  // A warm-up: fresh code is not yet compiled by the JIT.
  await sendPhoto(product.url, cookie, file)
  const worked = await product.cpu()
  const begun = performance.now()
  await sendPhoto(product.url, cookie, file)
  const alone = [performance.now() - begun, (await product.cpu()) - worked]

  const start = performance.now()
  const statuses = await Promise.all(
    Array.from({ length: atOnce }, (_, index) =>
      sendPhoto(product.url, cookies[index % cookies.length] ?? "", file)
    )
  )
  const ms = performance.now() - start
  const taken = statuses.filter((status) => status === 201).length
  const refused = statuses.filter((status) => status === 429).length
  const peak = (await product.peak()) / megabyte
  return [
    table(["a photo of 12 megapixels", "ms", "ms of a core"], [["alone", ...alone]]),
    table(
      ["photos at once", "taken in", "refused", "ms each", "peak MB"],
      [[atOnce, taken, refused, ms / taken, peak]]
    )
  ]
}

/** How fast pictures are sent, compared with the server's cheapest answer (`/healthz`). */
const measureShowing = async ({ url }: Running, { large, thumbs }: PhotosTown, pace: Pace) => {
  const [first = "", ...others] = thumbs
  const targets = [
    { url: `${url}/healthz` },
    { url: url + first },
    // More thumbs than the cache holds.
    { url, nextPath: inTurn([first, ...others]) },
    { url: url + large }
  ]
  const [least, ...pictures] = await measureInTurns(targets, pace)
  const names = ["G1 a thumb, again and again", "G2 thumbs from the disk", "G3 a large picture"]
  return table(
    ["workload", "req/s", "p99 ms", "ratio to /healthz"],
    pictures.map(({ p99, rate }, index) => [
      names[index] ?? "",
      rate,
      p99,
      rate / (least?.rate ?? Number.NaN)
    ])
  )
}

/** Keeps one upload per cookie in flight for as long as `work` takes. */
const whileSending = async <A>(
  url: string,
  path: string,
  cookies: ReadonlyArray<string>,
  work: () => Promise<A>
) => {
  const stop = await startSenders(url, path, cookies)
  try {
    return await work()
  } finally {
    await stop()
  }
}

const meanP99 = (samples: ReadonlyArray<Sample>) =>
  samples.reduce((sum, { p99 }) => sum + p99, 0) / samples.length

/** How far photos that are being processed slow down readers. */
const measureReaders = async ({ url }: Running, town: PhotosTown, path: string, pace: Pace) => {
  const [w1] = workloads(town.homeownerId)
  if (w1 === undefined) throw new Error("There is no first workload")
  const read = () => measure({ url: url + w1.path }, pace.seconds)
  const cookies = (await signInAll(url, town)).slice(0, beside)
  const file = readFileSync(path)
  // The first call starts the drawing processes; later ones wait until these are idle.
  const drawAll = () => Promise.all(cookies.map((cookie) => sendPhoto(url, cookie, file)))
  await drawAll()
  await read()
  const alone: Array<Sample> = []
  const disturbed: Array<Sample> = []
  for (let round = 0; round < pace.rounds; round += 1) {
    alone.push(await read())
    disturbed.push(await whileSending(url, path, cookies, read))
    await drawAll()
  }
  const [before, meanwhile] = [meanP99(alone), meanP99(disturbed)]
  return table(
    ["W1 readers", "p99 ms alone", `p99 ms beside ${beside} photos`, "ratio"],
    [[w1.asks, before, meanwhile, meanwhile / before]]
  )
}

/** Runs `work` with a server of its own. */
const withProduct = async <A>(
  place: { readonly database: string; readonly folder: string },
  work: (product: Running) => Promise<A>
) => {
  const product = await startProduct(place.database, peakProbe, { PHOTOS_DIR: place.folder })
  try {
    return await work(product)
  } finally {
    await product.stop()
  }
}

/** What photos cost those who send them, those who look at them, and all other readers. */
export const measurePhotos = async (folder: string, providers: number, pace: Pace): Promise<string> => {
  const files = join(folder, "photos")
  const database = join(folder, "photos.sqlite")
  const town = await fillWithPhotos(database, files, providers)
  const file = await largePhoto()
  const path = join(folder, "photo.jpg")
  writeFileSync(path, file)
  const place = { database: `sqlite:${database}`, folder: files }
  const taking = await withProduct(place, (product) => measureTaking(product, town, file))
  const showing = await withProduct(place, (product) => measureShowing(product, town, pace))
  const reading = await withProduct(place, (product) => measureReaders(product, town, path, pace))
  const load = loadavg().map((average) => average.toFixed(1))
  return [showing, ...taking, reading, `Load average ${load.join(" ")}`].join("\n\n")
}
