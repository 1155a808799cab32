import Button from "@mui/material/Button"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"

import { ProvidersError } from "../ProvidersError.tsx"
import type { useProviderPages } from "./use-provider-pages.ts"

type Props = ReturnType<typeof useProviderPages>

/** The end of the list so far, and the way on. */
export const LoadMore = ({ hasMore, isFailing, isLoadingMore, loadMore, providers, total }: Props) => (
  <Stack spacing={2} sx={{ alignItems: "center", mt: 5 }}>
    {isFailing && <ProvidersError onRetry={loadMore} />}
    <Typography role="status" variant="body2" sx={{ color: "text.secondary" }}>
      Showing {providers.length.toLocaleString("en-US")} of {total}
    </Typography>
    {hasMore && (
      // Not false: that would leave a style attribute in what the server renders.
      <Button variant="outlined" size="large" loading={isLoadingMore || null} onClick={loadMore}>
        Load More Providers
      </Button>
    )}
  </Stack>
)
