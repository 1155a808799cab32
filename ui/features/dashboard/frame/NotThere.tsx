import { type ComponentProps, useEffect, useRef } from "react"

import { NotLoaded } from "#ui/shared/feedback/NotLoaded.tsx"
import { hasArrived } from "#ui/shared/routing/has-arrived.ts"

/** Says that the thing which the URL leads to has not loaded, and scrolls to that. */
export const NotThere = (props: ComponentProps<typeof NotLoaded>) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasArrived()) place.current?.scrollIntoView({ behavior: "instant", block: "start" })
  }, [])
  return (
    <div ref={place}>
      <NotLoaded {...props} />
    </div>
  )
}
