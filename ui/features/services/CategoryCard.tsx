import ArrowForwardIcon from "@mui/icons-material/ArrowForward"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"

import type { Category } from "#domain/catalogue/category.ts"
import { counted } from "#domain/shared/numbers.ts"
import { CategoryIcon } from "#ui/shared/components/CategoryIcon.tsx"
import { categoryPath } from "#ui/shared/routing/category-path.ts"
import { Link } from "#ui/shared/routing/Link.tsx"

// For categories added later, without a description.
const fallback = "Trusted local professionals, compared by rating, price and availability."

// A press anywhere on the card follows its only link.
const stretched = {
  display: "inline-flex",
  alignItems: "center",
  gap: 0.75,
  mt: "auto",
  pt: 2.5,
  "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: 4.5 },
  "&:focus-visible": { outline: "none" }
}

const card = {
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  p: 3,
  transition: "border-color 120ms",
  "&:hover": { borderColor: "outline" },
  "&:has(a:focus-visible)": { outline: 3, outlineColor: "primary.main", outlineOffset: 2 }
}

/** A category in full, with the way to its professionals (docs/product.md#services). */
export const CategoryCard = ({ category }: { readonly category: Category }) => (
  <Card component="article" data-testid="category-card" sx={card}>
    <CategoryIcon icon={category.icon} size={56} tile />
    <Typography variant="h3" component="h2" sx={{ mt: 2.5 }}>
      {category.name}
    </Typography>
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      {counted(category.providerCount, "professional")}
    </Typography>
    <Typography sx={{ mt: 1.5 }}>{category.description || fallback}</Typography>
    <Link href={categoryPath(category.name)} underline="hover" sx={stretched}>
      View {category.name} Services
      <ArrowForwardIcon aria-hidden sx={{ fontSize: 18 }} />
    </Link>
  </Card>
)
