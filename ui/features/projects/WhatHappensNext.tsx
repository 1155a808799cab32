import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"

import { SideCard } from "./SideCard.tsx"

const steps = [
  {
    title: "Your project is posted",
    text: "Contractors in its category who work in that area see it at once.",
    forOne: "Only the contractor you chose sees it. You can open it to all later."
  },
  { title: "Contractors quote", text: "They send you a price, a timeline and a message." },
  {
    title: "Review quotes and talk",
    text: "Compare the offers and ask what you want to know.",
    forOne: "Read the offer and ask what you want to know."
  },
  { title: "Choose a contractor", text: "Accept the offer that suits you, and the work can start." }
]

interface Props {
  /** Whether a contractor is chosen, so that nobody else sees the project. */
  readonly isForOne: boolean
}

const StepNumber = ({ children }: { readonly children: number }) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      display: "grid",
      placeItems: "center",
      flexShrink: 0,
      width: 30,
      height: 30,
      borderRadius: "50%",
      bgcolor: "surface.tinted",
      color: "surface.onTinted",
      typography: "caption",
      fontWeight: 700
    }}
  >
    {children}
  </Box>
)

/** The four steps from posting to choosing. */
export const WhatHappensNext = ({ isForOne }: Props) => (
  <SideCard title="What Happens Next">
    <Box component="ol" sx={{ display: "grid", gap: 2, m: 0, p: 0, listStyle: "none" }}>
      {steps.map(({ text, title, forOne = text }, position) => (
        <Box component="li" key={title} sx={{ display: "flex", gap: 1.5 }}>
          <StepNumber>{position + 1}</StepNumber>
          <Box>
            <Typography variant="subtitle2" component="p">
              {title}
            </Typography>
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {isForOne ? forOne : text}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  </SideCard>
)
