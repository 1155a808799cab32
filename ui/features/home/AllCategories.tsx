import Box from "@mui/material/Box"

import { Categories } from "#ui/features/services/Categories.tsx"
import { CardGrid } from "#ui/shared/components/CardGrid.tsx"
import { Section } from "#ui/shared/components/Section.tsx"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

import { CategoryTile, TileSkeleton } from "./CategoryTile.tsx"

/** The home page shows this many (docs/product.md#home). */
const shown = 6
const narrowest = 300

const Waiting = () => (
  <Box role="status" aria-label="Loading services">
    <CardGrid min={narrowest}>
      {Array.from({ length: shown }, (_, position) => (
        <TileSkeleton key={position} />
      ))}
    </CardGrid>
  </Box>
)

/** The first categories, and a link to all of them. */
export const AllCategories = () => (
  <Section
    tone="sunken"
    title="All Service Categories"
    lead="From a dripping faucet to a new roof."
    action={
      <LinkButton href="/services" variant="outlined">
        View All Services
      </LinkButton>
    }
  >
    <Categories waiting={<Waiting />}>
      {(categories) => (
        <CardGrid min={narrowest}>
          {categories.slice(0, shown).map((category) => (
            <CategoryTile key={category.id} category={category} />
          ))}
        </CardGrid>
      )}
    </Categories>
  </Section>
)
