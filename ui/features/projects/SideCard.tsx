import Card from "@mui/material/Card"
import CardContent from "@mui/material/CardContent"
import Typography from "@mui/material/Typography"
import { type ReactNode, useId } from "react"

interface Props {
  readonly title: string
  readonly children: ReactNode
}

/** A card beside the form, named by its heading. */
export const SideCard = ({ children, title }: Props) => {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Typography id={id} variant="h4" component="h2" sx={{ mb: 2 }}>
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  )
}
