import ArrowForwardIcon from "@mui/icons-material/ArrowForward"
import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Skeleton from "@mui/material/Skeleton"
import Typography from "@mui/material/Typography"

import type { Category } from "#domain/catalogue/category.ts"
import { counted } from "#domain/shared/numbers.ts"
import { CategoryIcon } from "#ui/shared/components/CategoryIcon.tsx"
import { categoryPath } from "#ui/shared/routing/category-path.ts"
import { RouteLink } from "#ui/shared/routing/Link.tsx"

const tile = { display: "flex", alignItems: "center", gap: 2, p: { xs: 2, md: 2.5 }, minHeight: 96 }

/** A category in a line, leading to its page. */
export const CategoryTile = ({ category }: { readonly category: Category }) => (
  <Card
    component={RouteLink}
    href={categoryPath(category.name)}
    sx={{ ...tile, textDecoration: "none", "&:hover": { borderColor: "outline" } }}
  >
    <CategoryIcon icon={category.icon} size={52} tile />
    <Box sx={{ flexGrow: 1 }}>
      <Typography variant="h4" component="h3">
        {category.name}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {counted(category.providerCount, "professional")}
      </Typography>
    </Box>
    <ArrowForwardIcon aria-hidden sx={{ color: "text.secondary" }} />
  </Card>
)

/** The placeholder of a tile. */
export const TileSkeleton = () => (
  <Card sx={tile}>
    <Skeleton variant="rounded" sx={{ width: 52, height: 52 }} />
    <Box sx={{ flexGrow: 1 }}>
      <Skeleton sx={{ width: "50%" }} />
      <Skeleton sx={{ width: "35%" }} />
    </Box>
  </Card>
)
