import CheckIcon from "@mui/icons-material/CheckCircleOutlined"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"

const reasons = [
  "10,000+ professionals, rated 4.8/5",
  "100% Payment Protection",
  "Projects, quotes and messages in one place"
]

export const Reasons = () => (
  <Box component="ul" sx={{ display: "grid", gap: 1.5, m: 0, p: 0, listStyle: "none" }}>
    {reasons.map((reason) => (
      <Box component="li" key={reason} sx={{ display: "flex", gap: 1.25, alignItems: "center" }}>
        <CheckIcon fontSize="small" aria-hidden />
        <Typography variant="subtitle2" component="span">
          {reason}
        </Typography>
      </Box>
    ))}
  </Box>
)
