import Box from "@mui/material/Box"
import Skeleton from "@mui/material/Skeleton"
import Stack from "@mui/material/Stack"

export const ConversationSkeletons = () => (
  <Box role="status" aria-label="Loading conversations">
    {[0, 1, 2, 3].map((position) => (
      <Stack key={position} direction="row" spacing={1.5} sx={{ alignItems: "center", px: 2, py: 1.5 }}>
        <Skeleton variant="rounded" width={44} height={44} />
        <Box sx={{ flexGrow: 1 }}>
          <Skeleton width="60%" />
          <Skeleton width="85%" />
        </Box>
      </Stack>
    ))}
  </Box>
)
