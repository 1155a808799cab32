import ExpandMoreIcon from "@mui/icons-material/ExpandMore"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { type ComponentProps, useId, useState } from "react"

import { EntryList } from "./EntryList.tsx"

/** What is over, behind its count until somebody looks. */
export const DoneEntries = <Item,>(props: ComponentProps<typeof EntryList<Item>>) => {
  const { hasMore, items } = props
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  if (items.length === 0) return null
  return (
    <Box sx={{ mt: 3 }}>
      <Button
        aria-expanded={isOpen}
        aria-controls={id}
        endIcon={<ExpandMoreIcon sx={{ transform: isOpen ? "rotate(180deg)" : "none" }} />}
        onClick={() => setIsOpen(!isOpen)}
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
