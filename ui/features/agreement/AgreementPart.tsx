import Typography from "@mui/material/Typography"
import { type ReactNode, useId } from "react"

interface Props {
  readonly title: string
  readonly children: ReactNode
}

/** A part of the agreement, under its heading. */
export const AgreementPart = ({ children, title }: Props) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </section>
  )
}
