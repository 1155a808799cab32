import Box from "@mui/material/Box"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"

import { Categories } from "../catalogue/Categories.tsx"
import { CategoryCard } from "../catalogue/CategoryCard.tsx"
import { CardGrid } from "../shared/CardGrid.tsx"
import { LinkButton } from "../shared/Link.tsx"
import { Container } from "../shared/Page.tsx"
import { PageTitle } from "../shared/PageTitle.tsx"
import { Section } from "../shared/Section.tsx"
import { StatsBanner } from "./StatsBanner.tsx"

const cardWidth = 300

const WaysOn = () => (
  <Section
    tone="deep"
    title="Not sure which service you need?"
    lead="Browse every professional by rating, price and distance, or offer your own skills to homeowners nearby."
    action={
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: "wrap", flexShrink: 0 }}>
        <LinkButton href="/providers" variant="contained" size="large">
          Browse All Professionals
        </LinkButton>
        <LinkButton href="/join-as-pro" variant="outlined" size="large">
          Join as a Pro
        </LinkButton>
      </Stack>
    }
  >
    {null}
  </Section>
)

/** Every category (spec section 2, Services). */
export const ServicesScreen = () => (
  <>
    <Container sx={{ pt: { xs: 4, md: 7 }, pb: { xs: 6, md: 10 } }}>
      <Box sx={{ maxWidth: 720 }}>
        <PageTitle>All Services</PageTitle>
        <Typography variant="subtitle1" component="p" sx={{ mt: 1, color: "text.secondary" }}>
          Pick what needs doing. You see who does it near you, what they charge and what their customers say.
        </Typography>
      </Box>
      <StatsBanner />
      <Categories skeletons={9} min={cardWidth}>
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
