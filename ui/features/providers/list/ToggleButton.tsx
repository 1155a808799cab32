import CheckIcon from "@mui/icons-material/Check"
import Button from "@mui/material/Button"

interface Props {
  readonly children: string
  readonly pressed: boolean
  readonly onClick: () => void
}

const on = {
  borderColor: "primary.main",
  bgcolor: "surface.tinted",
  color: "surface.onTinted",
  "&:hover": { borderColor: "primary.main", bgcolor: "surface.tinted" }
}

/** A filter that is on or off. */
export const ToggleButton = ({ children, onClick, pressed }: Props) => (
  <Button
    variant="outlined"
    aria-pressed={pressed}
    onClick={onClick}
    startIcon={pressed && <CheckIcon />}
    sx={[{ borderRadius: "99px", px: 1.75, color: "text.primary" }, pressed && on]}
  >
    {children}
  </Button>
)
