import type { ComponentType } from "react"

import { lazyPart, type LazyPart } from "#ui/shared/routing/lazy-part.tsx"

import { behindGate } from "./signed-in.gate.tsx"

export interface Page<Path extends string = string> {
  /** The pattern of its addresses (docs/product.md#pages). */
  readonly path: Path
  /**
   * Who sees the page; visitors are sent to sign in. `unlisted` pages are open to all, rendered by the browser alone
   * and linked from nowhere; for anybody but operators, the URL of an operators' page is not found.
   */
  readonly access: "public" | "unlisted" | "signed-in" | "operators"
  /** The browser tab's title, before the product's name, unless the screen's PageTitle gives a more exact one. */
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
