import Box from "@mui/material/Box"
import { type ComponentType, useEffect, useState } from "react"

import { goTo, placeIds } from "#ui/shared/routing/go-to.ts"

import { ApplicationForm } from "./ApplicationForm.tsx"
import type { Taken } from "./use-application-form.ts"

interface Shown {
  readonly taken: Taken
  readonly Receipt: ComponentType<Taken>
}

/** The form, and above it the receipt of the last application. */
export const Application = () => {
  const [shown, setShown] = useState<Shown>()
  const show = async (taken: Taken) => {
    // If the code cannot be loaded there is no receipt: a toast has said already that the application was taken.
    const part = await import("./ApplicationReceipt.tsx").catch(() => undefined)
    if (part) setShown({ taken, Receipt: part.ApplicationReceipt })
  }
  // The receipt stands above the form, while the form's end was in view.
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
