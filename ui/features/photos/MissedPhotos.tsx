import Box from "@mui/material/Box"
import Button from "@mui/material/Button"

import { counted } from "#domain/shared/numbers.ts"
import { Notice } from "#ui/shared/feedback/Notice.tsx"

interface Props {
  readonly count: number
  /** Returns whether the photos have been taken in now. */
  readonly onRetry: () => Promise<boolean>
  readonly onRemove: () => void
  /** Called when these buttons are gone, to move the focus to the field's first button. */
  readonly onGone: () => void
}

/**
 * Photos that were chosen while the code that takes them in could not be loaded: they wait to be retried or removed.
 */
export const MissedPhotos = ({ count, onGone, onRemove, onRetry }: Props) => {
  const retry = async () => {
    if (await onRetry()) onGone()
  }
  const remove = () => {
    onRemove()
    onGone()
  }
  if (count === 0) return null
  return (
    <Box data-fault>
      <Notice
        tone="red"
        role="alert"
        action={
          <div>
            <Button color="inherit" size="small" onClick={() => void retry()}>
              Try again
            </Button>
            <Button color="inherit" size="small" onClick={remove}>
              Remove
            </Button>
          </div>
        }
      >
        {counted(count, "photo could", "photos could")} not be added. Check your connection and try again.
      </Notice>
    </Box>
  )
}
