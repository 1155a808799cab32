import Button from "@mui/material/Button"
import type { ComponentProps } from "react"

import { useHydrated } from "../hydration/use-hydrated.ts"

interface Props extends Omit<ComponentProps<typeof Button>, "loading" | "type"> {
  readonly isBusy: boolean
}

/**
 * Sends a form of a page that the server renders. Before the program has taken the page over it sends nothing: the
 * browser itself would put what was typed, passwords too, into the address.
 */
export const SubmitButton = ({ isBusy, ...props }: Props) => (
  <Button
    {...props}
    // Null rather than false: that would leave an element with a style attribute, against the security policy.
    loading={isBusy || null}
    type={useHydrated() ? "submit" : "button"}
  />
)
