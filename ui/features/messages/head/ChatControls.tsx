import CallOutlined from "@mui/icons-material/CallOutlined"
import MoreVert from "@mui/icons-material/MoreVert"
import VideocamOutlined from "@mui/icons-material/VideocamOutlined"
import IconButton from "@mui/material/IconButton"
import Stack from "@mui/material/Stack"
import { type ReactNode, useState } from "react"

import { Tooltip, TooltipGroup } from "#ui/shared/components/Tooltip.tsx"
import { lazyDialog } from "#ui/shared/feedback/lazy-dialog.tsx"
import { fetchAhead } from "#ui/shared/forms/fetch-ahead.ts"

import type { PuttingAway } from "../use-put-away.ts"
import type { ChatMenuProps } from "./ChatMenu.tsx"

// The menus' code comes only for people who open one.
const load = () => import("./later-menus.ts")
const ChatMenu = lazyDialog(async () => (await load()).ChatMenu)
const PutAway = lazyDialog(async () => (await load()).PutAway)
const ReportDialog = lazyDialog(
  async () => (await import("#ui/features/reports/ReportDialog.tsx")).ReportDialog
)
const preload = fetchAhead(load)

// Narrower on a phone, whose width is needed for the name.
const control = { "&&": { width: { xs: 36, sm: 44 } } }

type Menu = Pick<ChatMenuProps, "anchor" | "kind">

interface OpenerProps {
  readonly label: string
  readonly kind: Menu["kind"]
  readonly open: Menu | null
  readonly onOpen: (menu: Menu) => void
  readonly children: ReactNode
}

const Opener = ({ children, kind, label, onOpen, open }: OpenerProps) => (
  <IconButton
    aria-label={label}
    aria-haspopup="menu"
    aria-expanded={open?.kind === kind}
    onClick={(event) => onOpen({ kind, anchor: event.currentTarget })}
    onPointerEnter={preload}
    sx={control}
  >
    {children}
  </IconButton>
)

/** What one can do with the other person besides writing. */
export const ChatControls = (
  props: Omit<ChatMenuProps, "anchor" | "kind" | "onClose" | "onReport" | "onStep">
) => {
  const [open, setOpen] = useState<Menu | null>(null)
  const [step, setStep] = useState<PuttingAway | null>(null)
  const [isReporting, setIsReporting] = useState(false)
  return (
    <Stack direction="row" sx={{ ml: "auto" }}>
      <Opener label="Call" kind="call" open={open} onOpen={setOpen}>
        <CallOutlined />
      </Opener>
      <TooltipGroup>
        <Tooltip title="Video call: not available yet">
          {/* Disabled for assistive technology, focusable so that the tooltip can say why. */}
          <IconButton
            aria-label="Video call (not available yet)"
            aria-disabled
            sx={{ ...control, opacity: 0.55 }}
          >
            <VideocamOutlined />
          </IconButton>
        </Tooltip>
      </TooltipGroup>
      <Opener label="More" kind="more" open={open} onOpen={setOpen}>
        <MoreVert />
      </Opener>
      {open && (
        <ChatMenu
          {...props}
          {...open}
          onStep={setStep}
          onReport={() => setIsReporting(true)}
          onClose={() => setOpen(null)}
        />
      )}
      {step && <PutAway {...props} step={step} onClose={() => setStep(null)} />}
      {isReporting && (
        <ReportDialog
          about="conversation"
          aboutId={props.conversation.id}
          name={props.name}
          onClose={() => setIsReporting(false)}
        />
      )}
    </Stack>
  )
}
