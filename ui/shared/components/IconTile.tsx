import Box from "@mui/material/Box"
import type SvgIcon from "@mui/material/SvgIcon"

/** A drawing on a tinted square; the words stand beside it. */
export const IconTile = ({ icon: Icon }: { readonly icon: typeof SvgIcon }) => (
  <Box
    component="span"
    sx={{
      display: "inline-grid",
      placeItems: "center",
      flexShrink: 0,
      width: 52,
      height: 52,
      borderRadius: 4,
      bgcolor: "surface.tinted",
      color: "surface.onTinted"
    }}
  >
    <Icon aria-hidden sx={{ fontSize: 28 }} />
  </Box>
)
