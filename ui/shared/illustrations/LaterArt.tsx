import Box from "@mui/material/Box"
import { type ComponentType, Suspense } from "react"

import { lazyOrNothing } from "../hydration/lazy-or-nothing.ts"
import { useHydrated } from "../hydration/use-hydrated.ts"
import type * as Vignettes from "./Vignettes.tsx"

type Name = keyof typeof Vignettes

const later = (name: Name) => lazyOrNothing(() => import("./Vignettes.tsx").then((part) => part[name]))

const arts: Partial<Record<Name, ComponentType>> = {}

// As high as a drawing, so that nothing below it moves when the drawing loads.
const place = <Box sx={{ height: 140 }} />

/** The picture of an empty list; it is loaded when a list is empty. */
export const LaterArt = ({ name }: { readonly name: Name }) => {
  const Art = (arts[name] ??= later(name))
  // A server does not wait for it.
  const isHydrated = useHydrated()
  return <Suspense fallback={place}>{isHydrated ? <Art /> : place}</Suspense>
}
