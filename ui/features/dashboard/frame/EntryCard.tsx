import Card from "@mui/material/Card"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { type ComponentProps, type ReactNode, useId } from "react"

import { StatusBadge } from "#ui/shared/components/StatusBadge.tsx"

interface Props {
  readonly title: ReactNode
  readonly status: ComponentProps<typeof StatusBadge>["status"]
  /** The line below the title. */
  readonly byline: ReactNode
  readonly children: ReactNode
  /** The buttons of the entry. */
  readonly actions?: ReactNode
}

// A text button that begins a line is aligned with the words above it; within a line its distance stays the same.
export const actionRow = {
  flexWrap: "wrap",
  gap: 1,
  mt: 2.5,
  "&:empty": { display: "none" },
  "& > .MuiButton-text": { ml: -1.5 },
  "& > :has(+ .MuiButton-text)": { mr: 1.5 }
}

const Actions = ({ children, titleId }: { readonly children: ReactNode; readonly titleId: string }) => (
  <Stack role="group" aria-labelledby={titleId} direction="row" sx={actionRow}>
    {children}
  </Stack>
)

/** A project or quote in a list: title, status, details and buttons. */
export const EntryCard = ({ actions, byline, children, status, title }: Props) => {
  const id = useId()
  return (
    <Card component="li" sx={{ p: { xs: 2, sm: 3 } }}>
      <article aria-labelledby={id} tabIndex={-1}>
        <Stack
          direction="row"
          useFlexGap
          sx={{ flexWrap: "wrap", columnGap: 2, rowGap: 0.5, alignItems: "flex-start" }}
        >
          <Typography id={id} variant="h4" component="h3" sx={{ flex: "1 1 9rem" }}>
            {title}
          </Typography>
          <StatusBadge status={status} />
        </Stack>
        <Typography variant="body2" component="div" sx={{ color: "text.secondary", mt: 0.25 }}>
          {byline}
        </Typography>
        {children}
        {actions && <Actions titleId={id}>{actions}</Actions>}
      </article>
    </Card>
  )
}
