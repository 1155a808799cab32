import Box from "@mui/material/Box"
import type { ReactNode } from "react"

import { Footer } from "./Footer.tsx"
import { Header } from "./Header.tsx"
import { LimitedStrip } from "./LimitedStrip.tsx"
import { mainId, SkipLink } from "./SkipLink.tsx"
import { usePreloadOnIntent } from "./use-preload-on-intent.ts"

/** The frame of every page: skip link, header, main landmark, footer. */
export const Shell = ({ children }: { readonly children: ReactNode }) => {
  usePreloadOnIntent()
  return (
    <Box sx={{ display: "flex", flexDirection: "column", minHeight: "100dvh" }}>
      <SkipLink />
      <Header />
      <LimitedStrip />
      <Box component="main" id={mainId} tabIndex={-1} sx={{ flexGrow: 1 }}>
        {children}
      </Box>
      <Footer />
    </Box>
  )
}
