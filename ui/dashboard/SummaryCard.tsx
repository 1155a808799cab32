import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Skeleton from "@mui/material/Skeleton"
import Typography from "@mui/material/Typography"
import { type ReactNode, useId } from "react"

interface Props {
  readonly title: string
  readonly icon: ReactNode
  /** Null while it is not known. */
  readonly count: number | null
  readonly detail: string
}

/** One number that matters, and what belongs to it. */
export const SummaryCard = ({ count, detail, icon, title }: Props) => {
  const id = useId()
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ display: "flex", alignItems: "center", gap: 2, p: { xs: 2, md: 3 } }}
    >
      <Box
        aria-hidden
        sx={{
          display: "grid",
          placeItems: "center",
          flexShrink: 0,
          width: 48,
          height: 48,
          borderRadius: 4,
          bgcolor: "surface.tinted",
          color: "surface.onTinted"
        }}
      >
        {icon}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography id={id} variant="subtitle2" component="h2" sx={{ color: "text.secondary" }}>
          {title}
        </Typography>
        {count === null ? (
          <Skeleton width={96} height={40} />
        ) : (
          <Box sx={{ display: "flex", alignItems: "baseline", flexWrap: "wrap", columnGap: 1 }}>
            <Typography variant="h2" component="p">
              {count}
            </Typography>
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {detail}
            </Typography>
          </Box>
        )}
      </Box>
    </Card>
  )
}
