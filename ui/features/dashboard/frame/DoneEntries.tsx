import ExpandMoreIcon from "@mui/icons-material/ExpandMore"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { type ComponentProps, useId, useState } from "react"

import { EntryList } from "./EntryList.tsx"

type Props<Item> = ComponentProps<typeof EntryList<Item>> & {
  /** Whether there are no other entries that would have to stay in view. */
  readonly isAlone: boolean
}

/**
 * Entries that are over: folded away behind their number if there are other entries, until somebody opens them or the
 * URL leads to one.
 */
export const DoneEntries = <Item,>({ isAlone, ...props }: Props<Item>) => {
  const { hasMore, isLedTo, items } = props
  const [chosen, setChosen] = useState<boolean>()
  // Once shown alone they stay open, whatever loads later: nothing folds away while somebody reads it.
  const [wasAlone, setWasAlone] = useState(isAlone)
  if (isAlone && !wasAlone) setWasAlone(true)
  const isOpen = chosen ?? (wasAlone || (isLedTo !== undefined && items.some(isLedTo)))
  const id = useId()
  if (items.length === 0) return null
  return (
    <Box sx={{ mt: 3 }}>
      <Button
        aria-expanded={isOpen}
        aria-controls={id}
        endIcon={<ExpandMoreIcon sx={{ transform: isOpen ? "rotate(180deg)" : "none" }} />}
        onClick={() => setChosen(!isOpen)}
        sx={{ ml: -1.5 }}
      >
        Done ({items.length}
        {hasMore && "+"})
      </Button>
      <Box id={id} sx={{ mt: 1, "&:empty": { display: "none" } }}>
        {isOpen && <EntryList {...props} />}
      </Box>
    </Box>
  )
}
