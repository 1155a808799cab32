import Box from "@mui/material/Box"
import Button from "@mui/material/Button"

import { type FeedShow, feedShows } from "#domain/project/feed-options.ts"
import { allWords, feedShowWords } from "#domain/project/feed-words.ts"

interface Props {
  readonly show: FeedShow | null
  readonly onChoose: (show: FeedShow | null) => void
}

/**
 * Chooses which part of the projects is shown. The dashboard has tabs already, so inside one of them these are buttons.
 */
export const FeedTabs = ({ onChoose, show }: Props) => (
  <Box role="group" aria-label="Which projects" sx={{ display: "flex", flexWrap: "wrap", gap: 1, mb: 2 }}>
    {[null, ...feedShows].map((name) => (
      <Button
        key={name ?? "all"}
        variant={name === show ? "contained" : "outlined"}
        aria-pressed={name === show}
        onClick={() => onChoose(name)}
        // Narrow, so that all of them fit side by side on a phone.
        sx={{ minWidth: 0, px: { xs: 1.5, sm: 2.25 } }}
      >
        {name === null ? allWords : feedShowWords[name]}
      </Button>
    ))}
  </Box>
)
