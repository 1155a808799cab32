import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"
import { type ReactNode, useId } from "react"

interface Props {
  readonly title: string
  readonly children: ReactNode
}

/** A part of the project's page under its heading. */
export const ProjectPart = ({ children, title }: Props) => {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={id} variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Card>
  )
}
