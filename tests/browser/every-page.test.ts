import { beforeAll, describe, expect, inject, it } from "vitest"

import { atProduct } from "../support/browser/at-product.ts"
import { violationsOf } from "../support/browser/axe.ts"
import {
  hiddenFocus,
  inTheWay,
  overflow,
  overlaps,
  smallTargets,
  tornWords
} from "../support/browser/layout-faults.ts"
import { allPlaces } from "../support/browser/places.ts"
import { pastFirstView } from "../support/browser/settled.ts"
import { faultsAt, setTextSize, windowsOf, zoomed } from "../support/browser/sizes.ts"

const product = atProduct()
const places = await allPlaces(inject("productUrl"))

// The desktop comes last in both: what follows, axe or the next place, begins in its window.
const screens = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 }
]

const windows = windowsOf([320, 390, 600, 768, 900, 1000, 1500, 1700, 1920, 1280])

// Loading a page takes as long as checking it: each page is loaded once for all of its checks.
describe.each(places)("$path to a $viewpoint", (place) => {
  let visited: Awaited<ReturnType<typeof product.visit>>
  beforeAll(async () => {
    visited = await product.visit(place)
    await pastFirstView(visited.page)
  })

  it("fits, from 320 to 1920 pixels", async () => {
    const { complaintsHere, page } = visited
    expect(await faultsAt(page, [zoomed], [inTheWay])).toEqual([])
    expect(await faultsAt(page, screens, [overflow, tornWords, smallTargets, hiddenFocus])).toEqual([])
    // The browser logs the status of a page that is not found to the console.
    expect(complaintsHere().filter((complaint) => !complaint.includes("404 (Not Found)"))).toEqual([])
  })

  it("is accessible", async () => {
    expect(await violationsOf(visited.page)).toEqual([])
  })

  it("fits with text of twice the size, from 320 to 1920 pixels", async () => {
    const { page } = visited
    await setTextSize(page, 32)
    expect(await faultsAt(page, windows, [overflow, overlaps, hiddenFocus])).toEqual([])
  })
})
