import Stack from "@mui/material/Stack"
import type { SxProps, Theme } from "@mui/material/styles"
import type { ComponentProps, ElementType, FormEvent } from "react"

import { useLaterGuard } from "./leaving/use-later-guard.ts"

/** What a form needs of `useApiForm`. */
export interface Sending {
  readonly isUnsaved: boolean
  /** Whether only photos would be lost on leaving. */
  readonly losesOnlyPhotos?: boolean
  readonly prefetch: () => void
  readonly submit: (beside?: object) => Promise<void>
}

interface Props extends Omit<ComponentProps<"form">, "onFocus" | "onSubmit" | "ref"> {
  readonly api: Sending
  /** Values that the press sends in addition to the fields. */
  readonly beside?: object
  /** The form's element or component; by default a stack of the fields in one column. */
  readonly frame?: ElementType
  readonly spacing?: number
  readonly sx?: SxProps<Theme>
}

/**
 * A form that is sent by the program instead of the browser, loads its schema when it is entered, and asks before input
 * is lost.
 */
export const Form = ({ api, beside, frame: Frame, ...props }: Props) => {
  const Element = Frame ?? Stack
  const { Guard, prefetch } = useLaterGuard(api.isUnsaved)
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
        onFocus={() => {
          api.prefetch()
          prefetch()
        }}
      />
      {Guard && <Guard isUnsaved={api.isUnsaved} losesOnlyPhotos={api.losesOnlyPhotos ?? false} />}
    </>
  )
}
