import ArrowBack from "@mui/icons-material/ArrowBack"
import IconButton from "@mui/material/IconButton"

/** The way out of what takes a phone's whole screen; elsewhere the list stands beside it. */
export const BackToList = ({ onLeave }: { readonly onLeave: () => void }) => (
  <IconButton
    aria-label="Back to conversations"
    onClick={onLeave}
    sx={{ display: { md: "none" }, "&&": { ml: -1 } }}
  >
    <ArrowBack />
  </IconButton>
)
