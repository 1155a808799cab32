import { type ComponentType, type MouseEvent, useState } from "react"

import { sayNotLoaded } from "../feedback/refusal.ts"
import { fetchAhead } from "../forms/fetch-ahead.ts"

interface Open<Props> {
  readonly Popup: ComponentType<Props>
  readonly anchor: HTMLElement
}

/**
 * A popup anchored to a button. Its code is preloaded when the button is pointed at; a press says where it cannot be
 * loaded.
 */
export const usePopup = <Props>(load: () => Promise<ComponentType<Props>>) => {
  const [open, setOpen] = useState<Open<Props>>()
  return {
    open,
    onClose: () => setOpen(undefined),
    button: {
      "aria-expanded": open !== undefined,
      onClick: ({ currentTarget: anchor }: MouseEvent<HTMLElement>) =>
        void load().then((Popup) => setOpen({ Popup, anchor }), sayNotLoaded),
      onPointerEnter: fetchAhead(load)
    }
  }
}
