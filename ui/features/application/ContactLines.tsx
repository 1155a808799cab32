import CallIcon from "@mui/icons-material/CallOutlined"
import EmailIcon from "@mui/icons-material/MailOutlined"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import type SvgIcon from "@mui/material/SvgIcon"
import Typography from "@mui/material/Typography"
import { useId } from "react"

import { Section } from "#ui/shared/components/Section.tsx"

interface LineProps {
  readonly icon: typeof SvgIcon
  readonly label: string
  readonly noteId: string
}

const closed = {
  "&, &:hover": {
    cursor: "not-allowed",
    color: "text.secondary",
    border: "1px dashed",
    borderColor: "outline",
    bgcolor: "transparent"
  }
}

// Focusable, although it is disabled, so that screen readers can tell why it does nothing.
const ClosedLine = ({ icon: Icon, label, noteId }: LineProps) => (
  <Button
    variant="outlined"
    size="large"
    startIcon={<Icon />}
    aria-disabled
    aria-describedby={noteId}
    sx={closed}
  >
    {label}
  </Button>
)

/** Buttons for calling and writing to the site, which are not available yet and say so. */
export const ContactLines = () => {
  const noteId = useId()
  return (
    <Section title="Questions before you apply?" tone="sunken">
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        <ClosedLine icon={CallIcon} label="Call Us" noteId={noteId} />
        <ClosedLine icon={EmailIcon} label="Email Us" noteId={noteId} />
      </Box>
      <Typography id={noteId} variant="body2" sx={{ mt: 2, color: "text.secondary" }}>
        Phone and email are not open yet. Send the application, and we will get in touch with you.
      </Typography>
    </Section>
  )
}
