import Button from "@mui/material/Button"
import type { ComponentProps } from "react"

import { useHydrated } from "../components/use-hydrated.ts"

/**
 * Sends a form of a page that the server renders. Before the program has taken the page over it sends nothing: the
 * browser itself would put what was typed, passwords too, into the address.
 */
export const SubmitButton = (props: Omit<ComponentProps<typeof Button>, "type">) => (
  <Button {...props} type={useHydrated() ? "submit" : "button"} />
)
