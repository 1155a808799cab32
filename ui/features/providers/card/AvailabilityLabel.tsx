import Box from "@mui/material/Box"

import { type Availability, availabilityLabel, availableWithin } from "#domain/provider/availability.ts"

/** When the provider can come, in words; with a green dot for those who come today. */
export const AvailabilityLabel = ({ availability }: { readonly availability: Availability }) => {
  const today = availableWithin("today").includes(availability)
  return (
    <Box
      component="span"
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 1,
        typography: "body2",
        fontWeight: 600,
        color: today ? "success.main" : "text.secondary",
        "&::before": {
          content: '""',
          flexShrink: 0,
          width: 8,
          height: 8,
          borderRadius: "50%",
          bgcolor: today ? "success.main" : "outline"
        }
      }}
    >
      {availabilityLabel(availability)}
    </Box>
  )
}
