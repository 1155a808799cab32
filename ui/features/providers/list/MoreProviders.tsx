import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import type { ComponentProps } from "react"

import { formatNumber } from "#domain/shared/numbers.ts"
import { useFocusAfterwards } from "#ui/shared/components/use-focus-afterwards.ts"
import { LoadMore } from "#ui/shared/feedback/LoadMore.tsx"

import { providersFailed } from "../ProvidersError.tsx"
import type { useProviderPages } from "./use-provider-pages.ts"

interface Props {
  readonly pages: ComponentProps<typeof LoadMore>["list"] &
    Pick<ReturnType<typeof useProviderPages>, "isLoadingMore" | "providers" | "total">
  /** Called before more professionals are loaded. */
  readonly onMore: () => void
}

/** The end of the list so far, with the button that loads more. */
export const MoreProviders = ({ onMore, pages }: Props) => {
  // The last page may have been exactly full: then nothing comes, and the button goes.
  const end = useFocusAfterwards(pages.isLoadingMore)
  return (
    <Stack ref={end} tabIndex={-1} spacing={2} sx={{ alignItems: "center", mt: 5 }}>
      <LoadMore
        list={pages}
        failed={providersFailed}
        note={
          <Typography role="status" variant="body2" sx={{ color: "text.secondary" }}>
            Showing {formatNumber(pages.providers.length)} of {pages.total}
          </Typography>
        }
        onMore={onMore}
        size="large"
      >
        Load More Providers
      </LoadMore>
    </Stack>
  )
}
