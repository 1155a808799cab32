import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"

import { CardGrid } from "#ui/shared/components/CardGrid.tsx"
import { ClosingBand } from "#ui/shared/components/ClosingBand.tsx"
import { Container } from "#ui/shared/components/Page.tsx"
import { PageTitle } from "#ui/shared/components/PageTitle.tsx"
import { SkeletonCards } from "#ui/shared/feedback/SkeletonCards.tsx"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

import { Categories } from "./Categories.tsx"
import { CategoryCard } from "./CategoryCard.tsx"
import { StatsBanner } from "./StatsBanner.tsx"

const cardWidth = 300

const WaysOn = () => (
  <ClosingBand
    title="Not sure which service you need?"
    text="Browse every professional by rating, price and distance, or offer your own skills to homeowners nearby."
  >
    <LinkButton href="/providers" variant="contained" size="large">
      Browse All Professionals
    </LinkButton>
    <LinkButton href="/join-as-pro" variant="outlined" size="large">
      Join as a Pro
    </LinkButton>
  </ClosingBand>
)

/** Every category (docs/product.md#services). */
export const ServicesScreen = () => (
  <>
    <Container sx={{ pt: { xs: 4, md: 7 }, pb: { xs: 6, md: 10 } }}>
      <Box sx={{ maxWidth: 720 }}>
        <PageTitle documentTitle="Home services for every job in the house">All Services</PageTitle>
        <Typography variant="subtitle1" component="p" sx={{ mt: 1, color: "text.secondary" }}>
          Pick what needs doing. You see who does it near you, what they charge and what their customers say.
        </Typography>
      </Box>
      <StatsBanner />
      <Categories waiting={<SkeletonCards count={9} min={cardWidth} label="Loading services" />}>
        {(categories) => (
          <CardGrid min={cardWidth}>
            {categories.map((category) => (
              <CategoryCard key={category.id} category={category} />
            ))}
          </CardGrid>
        )}
      </Categories>
    </Container>
    <WaysOn />
  </>
)
