import Box from "@mui/material/Box"
import CircularProgress from "@mui/material/CircularProgress"

/** While the server looks at a link. */
export const LinkWaiting = () => (
  <Box sx={{ display: "grid", placeItems: "center", minHeight: 120 }}>
    <CircularProgress aria-label="Looking at the link" />
  </Box>
)
