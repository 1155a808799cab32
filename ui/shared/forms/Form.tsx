import Stack from "@mui/material/Stack"
import type { SxProps, Theme } from "@mui/material/styles"
import type { ComponentProps, ElementType, FormEvent } from "react"

import { useLaterGuard } from "./leaving/use-later-guard.ts"

/** What a form needs of `useApiForm`. */
export interface Sending {
  readonly isUnsaved: boolean
  /** Whether only photos are lost to who leaves. */
  readonly losesOnlyPhotos?: boolean
  readonly prefetch: () => void
  readonly submit: (beside?: object) => Promise<void>
}

interface Props extends Omit<ComponentProps<"form">, "onFocus" | "onSubmit" | "ref"> {
  readonly api: Sending
  /** What the press says that no field says. */
  readonly beside?: object
  /** The element's looks; fields in one column unless told otherwise. */
  readonly frame?: ElementType
  readonly spacing?: number
  readonly sx?: SxProps<Theme>
}

/** Sends itself in place of the browser, has its check fetched when it is entered, and asks before input is lost. */
export const Form = ({ api, beside, frame: Frame, ...props }: Props) => {
  const Element = Frame ?? Stack
  const { Guard } = useLaterGuard(api.isUnsaved)
  return (
    <>
      <Element
        {...(Frame ? {} : { spacing: 2.5 })}
        {...props}
        component="form"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void api.submit(beside)
        }}
        onFocus={api.prefetch}
      />
      {Guard && <Guard isUnsaved={api.isUnsaved} losesOnlyPhotos={api.losesOnlyPhotos ?? false} />}
    </>
  )
}
