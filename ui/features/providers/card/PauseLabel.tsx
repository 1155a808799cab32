import Typography from "@mui/material/Typography"

import { pauseWords } from "#domain/provider/alerts/pause.ts"
import type { Provider } from "#domain/provider/provider.ts"
import { serverNow } from "#ui/shared/api/server-clock.ts"

/** Until when the provider takes no new work. */
export const PauseLabel = ({ pausedUntil }: Required<Pick<Provider, "pausedUntil">>) => (
  <Typography variant="body2" component="span" sx={{ fontWeight: 600, color: "text.secondary" }}>
    {pauseWords(pausedUntil, serverNow())}
  </Typography>
)
