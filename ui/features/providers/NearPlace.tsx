import Link from "@mui/material/Link"

import { goToPlaceField } from "#ui/shared/routing/go-to.ts"

interface Props {
  readonly place: string
}

/** "near Austin, TX · change": the place of an earlier search, and a button that leads to its field. */
export const NearPlace = ({ place }: Props) => (
  <>
    {" "}
    near {place} ·{" "}
    <Link
      component="button"
      type="button"
      onClick={goToPlaceField}
      sx={{ font: "inherit", verticalAlign: "baseline" }}
    >
      change
    </Link>
  </>
)
