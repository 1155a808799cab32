import { renderAsync } from "@resvg/resvg-js"
import type { ComponentType } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import sharp from "sharp"

import { type DrawingName, sizeOf } from "#adapters/demo/drawings.ts"
import { photoSizes } from "#domain/photo/photo-words.ts"
import type { Pictures } from "#ports/photo-files.ts"
import { BackyardScene } from "#ui/shared/illustrations/BackyardScene.tsx"
import { BathroomScene } from "#ui/shared/illustrations/BathroomScene.tsx"
import { CleaningScene } from "#ui/shared/illustrations/CleaningScene.tsx"
import { ConstructionScene } from "#ui/shared/illustrations/ConstructionScene.tsx"
import { ElectricalScene } from "#ui/shared/illustrations/ElectricalScene.tsx"
import { HomeScene } from "#ui/shared/illustrations/HomeScene.tsx"
import { KitchenScene } from "#ui/shared/illustrations/KitchenScene.tsx"
import { LandscapingScene } from "#ui/shared/illustrations/LandscapingScene.tsx"
import { PaintingScene } from "#ui/shared/illustrations/PaintingScene.tsx"
import { PlumbingScene } from "#ui/shared/illustrations/PlumbingScene.tsx"
import { PoolScene } from "#ui/shared/illustrations/PoolScene.tsx"
import { ProScene } from "#ui/shared/illustrations/ProScene.tsx"
import { RoofingScene } from "#ui/shared/illustrations/RoofingScene.tsx"

import { views } from "./views.ts"

const scenes: Readonly<Record<string, ComponentType>> = {
  backyard: BackyardScene,
  bathroom: BathroomScene,
  cleaning: CleaningScene,
  construction: ConstructionScene,
  electrical: ElectricalScene,
  home: HomeScene,
  kitchen: KitchenScene,
  landscaping: LandscapingScene,
  painting: PaintingScene,
  plumbing: PlumbingScene,
  pool: PoolScene,
  roofing: RoofingScene,
  van: ProScene
}

/** The SVG shapes of a scene, without the frame that it has on a page. */
const shapesOf = (name: DrawingName): string => {
  const Scene = scenes[name.split("/")[0] ?? ""] ?? "svg"
  const [, shapes] = /<svg[^>]*>(.*)<\/svg>/s.exec(renderToStaticMarkup(<Scene />)) ?? []
  if (shapes === undefined) throw new Error(`Nothing says how to draw ${name}`)
  return shapes
}

/** Draws a view of a scene, in both sizes that a photo has. */
export const drawPhoto = async (drawing: DrawingName): Promise<Pictures> => {
  const [x, y, across, colors] = views[drawing]
  const { height, width } = sizeOf(drawing)
  const named = new Map(Object.entries(colors))
  const shapes = shapesOf(drawing).replaceAll(
    /var\(--mui-palette-art-(\w+)\)/g,
    (_, name: string) => named.get(name) ?? ""
  )
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 320"><rect width="400" height="320" fill="${colors.sky}"/>` +
    `${shapes}</svg>`
  const scale = width / across
  const whole = (await renderAsync(svg, { fitTo: { mode: "zoom", value: scale } })).asPng()
  const part = { left: Math.round(x * scale), top: Math.round(y * scale), width, height }
  const asWebp = (most: number) =>
    sharp(whole)
      .extract(part)
      .resize({ width: most, height: most, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 72, effort: 6 })
      .toBuffer()
  return { large: await asWebp(photoSizes.large), thumb: await asWebp(photoSizes.thumb) }
}
