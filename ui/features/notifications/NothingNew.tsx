import Typography from "@mui/material/Typography"

/** Shown when there are no notifications. */
export const NothingNew = () => (
  <Typography
    sx={{
      py: { xs: 5, md: 7 },
      px: 2,
      textAlign: "center",
      textWrap: "balance",
      color: "text.secondary"
    }}
  >
    Nothing new. We tell you here when something happens.
  </Typography>
)
