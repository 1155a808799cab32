import ArrowBack from "@mui/icons-material/ArrowBack"
import IconButton from "@mui/material/IconButton"

/** The button that leaves a chat which takes a phone's whole screen; on wider screens the list is beside the chat. */
export const BackToList = ({ onLeave }: { readonly onLeave: () => void }) => (
  <IconButton
    aria-label="Back to conversations"
    onClick={onLeave}
    sx={{ display: { md: "none" }, "&&": { ml: -1 } }}
  >
    <ArrowBack />
  </IconButton>
)
