import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"

import { CardGrid } from "#ui/shared/components/CardGrid.tsx"
import { Section } from "#ui/shared/components/Section.tsx"
import { StarRating } from "#ui/shared/components/StarRating.tsx"

import type { Testimonials } from "./extra-sections.ts"

/** What customers say; fixed words, not reviews of a provider. */
export const TestimonialCards = ({ story }: { readonly story: Testimonials }) => (
  <Section tone="tinted" title={story.title} lead={story.lead}>
    <CardGrid>
      {story.voices.map(({ name, place, words }) => (
        <Card
          key={name}
          component="figure"
          sx={{ display: "flex", flexDirection: "column", gap: 2, m: 0, p: 3 }}
        >
          <StarRating rating={5} />
          <Typography component="blockquote" sx={{ m: 0 }}>
            “{words}”
          </Typography>
          <Box component="figcaption" sx={{ mt: "auto" }}>
            <Typography variant="subtitle2" component="span" sx={{ display: "block" }}>
              {name}
            </Typography>
            <Typography variant="body2" component="span" sx={{ color: "text.secondary" }}>
              {place}
            </Typography>
          </Box>
        </Card>
      ))}
    </CardGrid>
  </Section>
)
