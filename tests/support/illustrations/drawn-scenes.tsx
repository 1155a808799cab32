import { readFileSync } from "node:fs"
import { join } from "node:path"

import type { ComponentType } from "react"
import { renderToStaticMarkup } from "react-dom/server"

import { BackyardScene } from "#ui/shared/illustrations/BackyardScene.tsx"
import { BathroomScene } from "#ui/shared/illustrations/BathroomScene.tsx"
import { ConstructionScene } from "#ui/shared/illustrations/ConstructionScene.tsx"
import { HomeScene } from "#ui/shared/illustrations/HomeScene.tsx"
import { KitchenScene } from "#ui/shared/illustrations/KitchenScene.tsx"
import { PoolScene } from "#ui/shared/illustrations/PoolScene.tsx"
import { darkPalette, lightPalette } from "#ui/theme/palette.ts"

const folder = join(import.meta.dirname, "../../../ui/shared/illustrations/drawn")

const scenes: Readonly<Record<string, ComponentType>> = {
  backyard: BackyardScene,
  bathroom: BathroomScene,
  construction: ConstructionScene,
  home: HomeScene,
  kitchen: KitchenScene,
  pool: PoolScene
}

const palettes = { light: lightPalette, dark: darkPalette }

/** A scene as an SVG file of its own, which has neither the theme's CSS variables nor the frame of the page. */
const draw = (Scene: ComponentType, palette: keyof typeof palettes): string => {
  const { art } = palettes[palette]
  const colors = new Map(Object.entries(art ?? {}))
  const [, shapes = ""] = /<svg[^>]*>(.*)<\/svg>/s.exec(renderToStaticMarkup(<Scene />)) ?? []
  const colored = shapes.replaceAll(/var\(--mui-palette-art-(\w+)\)/g, (_, name: string) => {
    const color = colors.get(name)
    if (color === undefined) throw new Error(`The ${palette} palette has no ${name}`)
    return color
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 320">${colored}</svg>\n`
}

interface DrawnScene {
  readonly path: string
  readonly svg: string
}

/** Every scene that pages show as a picture, in the colours of both schemes (`ui/shared/illustrations/drawn`). */
export const drawnScenes = (): ReadonlyArray<DrawnScene> =>
  Object.entries(scenes).flatMap(([name, Scene]) =>
    (["light", "dark"] as const).map((palette) => ({
      path: join(folder, `${name}-${palette}.svg`),
      svg: draw(Scene, palette)
    }))
  )

export const readDrawn = ({ path }: Pick<DrawnScene, "path">): string => readFileSync(path, "utf8")
