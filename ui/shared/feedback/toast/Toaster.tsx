import CloseIcon from "@mui/icons-material/Close"
import * as RadixToast from "@radix-ui/react-toast"
import { type FocusEvent as ReactFocusEvent, type RefObject, useRef } from "react"
import { createPortal } from "react-dom"

import { CloseButton, Description, ToastCard, Title, Viewport } from "./toast-styles.ts"
import { dismissToast, type ShownToast, useShownToast } from "./toast.ts"

const displayTime = 5_000
const swipeThreshold = 50

interface Props extends ShownToast {
  readonly list: RefObject<HTMLOListElement | null>
  /** What had the focus before F8. */
  readonly before: RefObject<HTMLElement | null>
}

const Toast = ({ before, description, id, list, title, variant = "default" }: Props) => {
  const leave = () => {
    // Radix stops listening with the last toast: one that is pointed at or focused would hold the next up for ever.
    list.current?.dispatchEvent(new FocusEvent("focusout", { bubbles: true }))
    if (list.current?.contains(document.activeElement)) before.current?.focus()
    dismissToast(id)
  }
  return (
    <ToastCard key={id} data-variant={variant} type="foreground" onOpenChange={(open) => open || leave()}>
      <Title>{title}</Title>
      {description && <Description>{description}</Description>}
      <CloseButton aria-label="Close">
        <CloseIcon fontSize="small" />
      </CloseButton>
    </ToastCard>
  )
}

/** Where toasts appear (docs/product.md#toasts): 5 s, swipe right by 50 px, F8, paused while pointed at or focused. */
export const Toaster = () => {
  const shown = useShownToast()
  const list = useRef<HTMLOListElement>(null)
  const before = useRef<HTMLElement>(null)
  const note = ({ currentTarget, relatedTarget }: ReactFocusEvent<HTMLElement>) => {
    // Radix has an element at either side of the list that passes the focus on.
    if (relatedTarget instanceof HTMLElement && !currentTarget.parentElement?.contains(relatedTarget))
      before.current = relatedTarget
  }
  return (
    <RadixToast.Provider duration={displayTime} swipeDirection="right" swipeThreshold={swipeThreshold}>
      {shown && <Toast key={shown.id} {...shown} list={list} before={before} />}
      {/* Dialogs are portals beside the root: toasts have to be one too, to lie above them. */}
      {createPortal(<Viewport ref={list} onFocus={note} hotkey={["F8"]} />, document.body)}
    </RadixToast.Provider>
  )
}
