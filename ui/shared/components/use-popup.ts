import { type ComponentType, type MouseEvent, useState } from "react"

import { sayUnreachable } from "../feedback/refusal.ts"
import { fetchAhead } from "../forms/fetch-ahead.ts"

interface Open<Props> {
  readonly Popup: ComponentType<Props>
  readonly anchor: HTMLElement
}

/** What a button opens at itself. Its code comes for those who point at the button; a press says where it cannot. */
export const usePopup = <Props>(load: () => Promise<ComponentType<Props>>) => {
  const [open, setOpen] = useState<Open<Props>>()
  return {
    open,
    onClose: () => setOpen(undefined),
    button: {
      "aria-expanded": open !== undefined,
      onClick: ({ currentTarget: anchor }: MouseEvent<HTMLElement>) =>
        void load().then((Popup) => setOpen({ Popup, anchor }), sayUnreachable),
      onPointerEnter: fetchAhead(load)
    }
  }
}
