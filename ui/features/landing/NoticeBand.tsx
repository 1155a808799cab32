import EmergencyIcon from "@mui/icons-material/EmergencyOutlined"
import WarningIcon from "@mui/icons-material/WarningAmberOutlined"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import type SvgIcon from "@mui/material/SvgIcon"
import Typography from "@mui/material/Typography"
import { type ReactNode, useId } from "react"

import { Container } from "#ui/shared/components/Page.tsx"

import type { Emergency, Notice, Safety } from "./extra-sections.ts"

interface BandProps extends Pick<Notice, "text" | "title"> {
  readonly tone: "red" | "yellow"
  readonly icon: typeof SvgIcon
  readonly children: ReactNode
}

const layout = {
  display: "grid",
  alignItems: "center",
  gap: { xs: 2.5, md: 5 },
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) fit-content(45%)" },
  py: { xs: 4, md: 4.5 }
}

const Band = ({ children, icon: Icon, text, title, tone }: BandProps) => {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ bgcolor: `status.${tone}.bg`, color: `status.${tone}.fg` }}
    >
      <Container sx={layout}>
        <Box sx={{ display: "flex", gap: 2 }}>
          <Icon aria-hidden sx={{ fontSize: 32, flexShrink: 0 }} />
          <Box>
            <Typography variant="h3" component="h2" id={id}>
              {title}
            </Typography>
            <Typography sx={{ mt: 0.75, maxWidth: 640 }}>{text}</Typography>
          </Box>
        </Box>
        {children}
      </Container>
    </Box>
  )
}

interface EmergencyProps {
  readonly notice: Emergency
  readonly onChoose: (choice: string) => void
}

const EmergencyBand = ({ notice, onChoose }: EmergencyProps) => (
  <Band {...notice} tone="red" icon={EmergencyIcon}>
    <Button variant="contained" color="error" size="large" onClick={() => onChoose(notice.choose)}>
      {notice.button}
    </Button>
  </Band>
)

const SafetyBand = ({ notice }: { readonly notice: Safety }) => (
  <Band {...notice} tone="yellow" icon={WarningIcon}>
    <Box component="ul" sx={{ display: "grid", gap: 0.5, m: 0, ml: { xs: 6, md: 0 }, pl: 2.5 }}>
      {notice.signs.map((sign) => (
        <Typography key={sign} component="li" variant="body2">
          {sign}
        </Typography>
      ))}
    </Box>
  </Band>
)

interface Props {
  readonly notice: Notice
  readonly onChoose: EmergencyProps["onChoose"]
}

/** A band for what cannot wait: an offer of help at once, or a warning. */
export const NoticeBand = ({ notice, onChoose }: Props) =>
  notice.kind === "emergency" ? (
    <EmergencyBand notice={notice} onChoose={onChoose} />
  ) : (
    <SafetyBand notice={notice} />
  )
