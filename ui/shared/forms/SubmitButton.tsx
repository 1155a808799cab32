import Button from "@mui/material/Button"
import type { ComponentProps } from "react"

import { useHydrated } from "../hydration/use-hydrated.ts"

interface Props extends Omit<ComponentProps<typeof Button>, "loading" | "type"> {
  readonly isBusy: boolean
}

/**
 * The submit button of a form on a page that the server renders. Before hydration it submits nothing: the browser
 * itself would put what was typed, passwords too, into the URL.
 */
export const SubmitButton = ({ isBusy, ...props }: Props) => (
  <Button
    {...props}
    // Null rather than false, which would render an element with a style attribute, against the
    // Content-Security-Policy.
    loading={isBusy || null}
    type={useHydrated() ? "submit" : "button"}
  />
)
