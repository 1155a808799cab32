import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import Skeleton from "@mui/material/Skeleton"
import Typography from "@mui/material/Typography"
import { type ReactNode, useId, useLayoutEffect, useRef } from "react"

import { formatNumber } from "#domain/shared/numbers.ts"

/** A number that could not be loaded. */
export interface Failure {
  readonly retry: () => unknown
  readonly isRetrying: boolean
}

interface Props {
  readonly title: string
  readonly icon: ReactNode
  /** Null while it is not known. */
  readonly count: number | null
  readonly detail: string
  /** What the count is made of. */
  readonly parts?: string | undefined
  readonly failure: Failure | undefined
}

const Figure = ({ count, detail, parts }: Pick<Props, "count" | "detail" | "parts">) => (
  <Box sx={{ display: "flex", alignItems: "baseline", flexWrap: "wrap", columnGap: 1 }}>
    <Typography variant="h2" component="p">
      {count !== null && formatNumber(count)}
    </Typography>
    <Typography variant="caption" sx={{ color: "text.secondary" }}>
      {detail}
    </Typography>
    {parts && (
      <Typography variant="caption" component="p" sx={{ flexBasis: "100%", color: "text.secondary" }}>
        {parts}
      </Typography>
    )}
  </Box>
)

interface FailedProps extends Failure {
  readonly titleId: string
}

/** The button stays while it retries, and passes the focus to its card when it disappears. */
const Failed = ({ isRetrying, retry, titleId }: FailedProps) => {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const own = button.current
    return () => {
      if (own !== null && own === document.activeElement) own.closest<HTMLElement>("section")?.focus()
    }
  }, [])
  return (
    <>
      <Typography variant="body2">Could not be loaded</Typography>
      <Button
        ref={button}
        size="small"
        aria-describedby={titleId}
        aria-disabled={isRetrying}
        onClick={() => isRetrying || void retry()}
        sx={{ ml: -1.5, "&[aria-disabled=true]": { opacity: 0.6 } }}
      >
        {isRetrying ? "Trying again…" : "Try again"}
      </Button>
    </>
  )
}

const iconTile = {
  display: { xs: "none", sm: "grid" },
  placeItems: "center",
  flexShrink: 0,
  width: 48,
  height: 48,
  borderRadius: 4,
  bgcolor: "surface.tinted",
  color: "surface.onTinted"
}

/** A figure of the dashboard, with its details. */
export const SummaryCard = ({ count, detail, failure, icon, parts, title }: Props) => {
  const id = useId()
  return (
    <Card
      component="section"
      aria-labelledby={id}
      tabIndex={-1}
      sx={{
        display: "flex",
        alignItems: { xs: "flex-start", sm: "center" },
        gap: 2,
        p: { xs: 1.5, md: 3 }
      }}
    >
      <Box aria-hidden sx={iconTile}>
        {icon}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography id={id} variant="subtitle2" component="h2" sx={{ color: "text.secondary" }}>
          {title}
        </Typography>
        {count !== null && <Figure count={count} detail={detail} parts={parts} />}
        {count === null && failure && <Failed {...failure} titleId={id} />}
        {count === null && !failure && <Skeleton width={96} height={40} />}
      </Box>
    </Card>
  )
}
