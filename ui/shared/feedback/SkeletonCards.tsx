import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import CardContent from "@mui/material/CardContent"
import Skeleton from "@mui/material/Skeleton"
import Stack from "@mui/material/Stack"

import { CardGrid } from "../components/CardGrid.tsx"

// Sized by classes: the page's Content-Security-Policy forbids style attributes in what the server sends.
const SkeletonCard = () => (
  <Card data-testid="skeleton-card">
    <CardContent>
      <Stack direction="row" spacing={2} sx={{ alignItems: "center", mb: 2.5 }}>
        <Skeleton variant="rounded" sx={{ width: 56, height: 56 }} />
        <Box sx={{ flexGrow: 1 }}>
          <Skeleton sx={{ width: "70%", height: 26 }} />
          <Skeleton sx={{ width: "45%" }} />
        </Box>
      </Stack>
      <Skeleton />
      <Skeleton sx={{ width: "90%" }} />
      <Skeleton sx={{ width: "60%", mb: 2.5 }} />
      <Skeleton variant="rounded" sx={{ height: 44 }} />
    </CardContent>
  </Card>
)

interface Props {
  readonly count?: number
  /** The narrowest card in pixels, as in the grid that replaces the placeholders. */
  readonly min?: number
  readonly label?: string
}

/** Placeholders of cards while they load (6, or 9 on the services page). */
export const SkeletonCards = ({ count = 6, label = "Loading", min = 320 }: Props) => (
  <Box role="status" aria-label={label}>
    <CardGrid min={min}>
      {Array.from({ length: count }, (_, position) => (
        <SkeletonCard key={position} />
      ))}
    </CardGrid>
  </Box>
)
