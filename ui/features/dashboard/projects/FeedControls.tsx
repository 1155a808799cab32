import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"

import { feedSorts } from "#domain/project/feed-options.ts"
import { feedSortWords } from "#domain/project/feed-words.ts"

import type { Feed } from "./use-feed.ts"

interface Props {
  readonly feed: Feed
  readonly onChange: (changes: Partial<Feed>) => void
}

/** Chooses the order. With buttons, because the list is a first view, which does without the code of form fields. */
export const FeedControls = ({ feed, onChange }: Props) => (
  <Box
    role="group"
    aria-label="Order"
    sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, mb: 2 }}
  >
    <Typography component="span" variant="body2" sx={{ color: "text.secondary" }}>
      Sort by
    </Typography>
    {feedSorts.map((sort) => (
      <Button
        key={sort}
        size="small"
        aria-pressed={sort === feed.sort}
        variant={sort === feed.sort ? "outlined" : "text"}
        onClick={() => onChange({ sort })}
      >
        {feedSortWords[sort]}
      </Button>
    ))}
  </Box>
)
