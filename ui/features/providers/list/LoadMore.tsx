import Button from "@mui/material/Button"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"

import { formatNumber } from "#domain/shared/numbers.ts"
import { useFocusAfterwards } from "#ui/shared/components/use-focus-afterwards.ts"
import { useOnce } from "#ui/shared/forms/use-once.ts"

import { ProvidersError } from "../ProvidersError.tsx"
import type { useProviderPages } from "./use-provider-pages.ts"

type Pages = ReturnType<typeof useProviderPages>

interface Props extends Pick<Pages, "hasMore" | "isFailing" | "providers" | "total"> {
  readonly loadMore: () => Promise<unknown>
}

/** The end of the list so far, with the button that loads more. */
export const LoadMore = ({ hasMore, isFailing, loadMore, providers, total }: Props) => {
  const { isBusy, start } = useOnce(async () => {
    await loadMore()
  })
  // The last page may have been exactly full: then nothing comes, and the button goes.
  const end = useFocusAfterwards(isBusy)
  return (
    <Stack ref={end} tabIndex={-1} spacing={2} sx={{ alignItems: "center", mt: 5 }}>
      {isFailing && <ProvidersError onRetry={start} />}
      <Typography role="status" variant="body2" sx={{ color: "text.secondary" }}>
        Showing {formatNumber(providers.length)} of {total}
      </Typography>
      {hasMore && (
        // Null rather than false, which would render a style attribute on the server.
        <Button variant="outlined" size="large" loading={isBusy || null} onClick={() => void start()}>
          Load More Providers
        </Button>
      )}
    </Stack>
  )
}
