import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"
import { type ReactNode, type Ref, useId } from "react"

interface Props {
  /** The card's grid area (`editor-layout.ts`). */
  readonly area: string
  readonly title: string
  readonly ref?: Ref<HTMLDivElement>
  readonly children: ReactNode
}

/** A part of the profile that is saved separately. */
export const PartCard = ({ area, children, ref, title }: Props) => {
  const titleId = useId()
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      {...(ref === undefined ? {} : { ref })}
      sx={{
        gridArea: area,
        px: { xs: 2.5, sm: 4 },
        pt: { xs: 2.5, sm: 4 },
        // Otherwise the card ends with the row that saves, which brings its own margin.
        "& > [role=alert]:last-child": { mb: { xs: 2.5, sm: 4 } },
        scrollMarginTop: 96,
        "& :is(input, textarea, select)": { scrollMarginTop: 120 }
      }}
    >
      <Typography variant="h3" component="h2" id={titleId} sx={{ mb: 2.5 }}>
        {title}
      </Typography>
      {children}
    </Card>
  )
}
