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
  /** Whether the byline is part of the entry's name, because others may have the same title. */
  readonly isNamedByByline?: boolean
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

const Actions = ({ children, nameIds }: { readonly children: ReactNode; readonly nameIds: string }) => (
  <Stack role="group" aria-labelledby={nameIds} direction="row" sx={actionRow}>
    {children}
  </Stack>
)

/** A project or quote in a list: title, status, details and buttons. */
export const EntryCard = ({ actions, byline, children, isNamedByByline, status, title }: Props) => {
  const id = useId()
  const nameIds = isNamedByByline ? `${id} ${id}-by` : id
  return (
    <Card component="li" sx={{ p: { xs: 2, sm: 3 } }}>
      <article aria-labelledby={nameIds} tabIndex={-1}>
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
        <Typography
          id={`${id}-by`}
          variant="body2"
          component="div"
          sx={{ color: "text.secondary", mt: 0.25 }}
        >
          {byline}
        </Typography>
        {children}
        {actions && <Actions nameIds={nameIds}>{actions}</Actions>}
      </article>
    </Card>
  )
}
