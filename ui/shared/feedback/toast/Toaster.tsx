import CloseIcon from "@mui/icons-material/Close"
import * as RadixToast from "@radix-ui/react-toast"
import { createPortal } from "react-dom"

import { CloseButton, Description, ToastCard, Title, Viewport } from "./toast-styles.ts"
import { dismissToast, type ShownToast, useShownToast } from "./toast.ts"

const displayTime = 5_000
const swipeThreshold = 50

const Toast = ({ description, id, title, variant = "default" }: ShownToast) => (
  <ToastCard
    key={id}
    data-variant={variant}
    type="foreground"
    onOpenChange={(open) => open || dismissToast(id)}
  >
    <Title>{title}</Title>
    {description && <Description>{description}</Description>}
    <CloseButton aria-label="Close">
      <CloseIcon fontSize="small" />
    </CloseButton>
  </ToastCard>
)

/** Where toasts appear (docs/product.md#toasts): 5 s, swipe right by 50 px, F8, paused while pointed at or focused. */
export const Toaster = () => {
  const shown = useShownToast()
  return (
    <RadixToast.Provider duration={displayTime} swipeDirection="right" swipeThreshold={swipeThreshold}>
      {shown && <Toast key={shown.id} {...shown} />}
      {/* Dialogs are portals beside the root: toasts have to be one too, to lie above them. */}
      {createPortal(<Viewport hotkey={["F8"]} />, document.body)}
    </RadixToast.Provider>
  )
}
