import type { ComponentType } from "react"

import { lazyPart, type LazyPart } from "#ui/shared/routing/lazy-part.tsx"

import { behindGate } from "./signed-in.gate.tsx"

export interface Page<Path extends string = string> {
  /** The pattern of its addresses (docs/product.md#pages). */
  readonly path: Path
  /**
   * Who sees it; visitors are sent to sign in. `unlisted` is for all, drawn by the browser and named nowhere; for
   * anybody but operators there is nothing at the address of a page of theirs.
   */
  readonly access: "public" | "unlisted" | "signed-in" | "operators"
  /** What the browser's tab says before the product's name, where the screen's PageTitle says nothing closer. */
  readonly title?: string
  readonly screen: LazyPart
}

interface Definition<Path extends string> extends Omit<Page<Path>, "screen"> {
  readonly screen: () => Promise<ComponentType>
}

/** Whether visitors are sent to sign in. */
export const isGated = ({ access }: Pick<Page, "access">): boolean =>
  access === "signed-in" || access === "operators"

/** A page whose screen comes in a chunk of its own. */
export const definePage = <const Path extends string>({ screen, ...page }: Definition<Path>): Page<Path> => ({
  ...page,
  screen: isGated(page) ? behindGate(screen) : lazyPart(screen)
})
