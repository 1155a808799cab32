import Box from "@mui/material/Box"
import { type ComponentType, useEffect, useState } from "react"

import { goTo, placeIds } from "#ui/shared/routing/go-to.ts"

import { ApplicationForm } from "./ApplicationForm.tsx"
import type { Taken } from "./use-application-form.ts"

interface Shown {
  readonly taken: Taken
  readonly Receipt: ComponentType<Taken>
}

/** The form, and above it what became of the application that was sent last. */
export const Application = () => {
  const [shown, setShown] = useState<Shown>()
  const show = async (taken: Taken) => {
    // Without its code nothing is shown: that the application was taken has been said.
    const part = await import("./ApplicationReceipt.tsx").catch(() => undefined)
    if (part) setShown({ taken, Receipt: part.ApplicationReceipt })
  }
  // It stands above the form, whose end was in view.
  useEffect(() => {
    if (shown) goTo("application")
  }, [shown])
  return (
    <Box id={placeIds.application} tabIndex={-1} sx={{ display: "grid", gap: { xs: 3, md: 4 } }}>
      {shown && <shown.Receipt {...shown.taken} />}
      <ApplicationForm onTaken={(taken) => void show(taken)} />
    </Box>
  )
}
