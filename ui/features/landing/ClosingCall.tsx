import Button from "@mui/material/Button"

import { ClosingBand } from "#ui/shared/components/ClosingBand.tsx"
import { goTo } from "#ui/shared/routing/go-to.ts"

import type { LandingPage } from "./landing-page.ts"

/** The last word of the page; its button leads back to the search form. */
export const ClosingCall = ({ closing: { button, text, title } }: Pick<LandingPage, "closing">) => (
  <ClosingBand title={title} text={text}>
    <Button variant="contained" size="large" onClick={() => goTo("search")}>
      {button}
    </Button>
  </ClosingBand>
)
