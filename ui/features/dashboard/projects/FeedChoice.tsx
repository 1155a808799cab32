import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Stack from "@mui/material/Stack"

import { type FeedShow, type FeedSort, feedSorts } from "#domain/project/feed-options.ts"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"

import type { useFeed } from "./use-feed.ts"

const parts: ReadonlyArray<readonly [FeedShow | null, string]> = [
  [null, "All"],
  ["near", "Near you"],
  ["invited", "Invited"],
  ["offers", "My offers"]
]

const sortWords: Record<FeedSort, string> = {
  newest: "Newest first",
  nearest: "Nearest first",
  budget: "Highest budget first"
}

const sorts = feedSorts.map((value) => ({ value, label: sortWords[value] }))

/** Which part of the projects, and in which order. */
export const FeedChoice = ({ choose, order, show, sort }: ReturnType<typeof useFeed>) => (
  <Stack
    direction="row"
    useFlexGap
    sx={{ flexWrap: "wrap", gap: 2, alignItems: "flex-end", justifyContent: "space-between", mb: 2 }}
  >
    <Stack
      direction="row"
      useFlexGap
      role="group"
      aria-label="Which projects"
      sx={{ flexWrap: "wrap", gap: 1 }}
    >
      {parts.map(([part, label]) => (
        <Button
          key={label}
          size="small"
          variant={part === show ? "contained" : "outlined"}
          aria-pressed={part === show}
          onClick={() => choose(part)}
        >
          {label}
        </Button>
      ))}
    </Stack>
    <Box sx={{ width: { xs: "100%", sm: 220 } }}>
      <SelectField
        label="Sort by"
        options={sorts}
        value={sort}
        onChange={({ target }) => order(feedSorts.find((one) => one === target.value) ?? "newest")}
      />
    </Box>
  </Stack>
)
