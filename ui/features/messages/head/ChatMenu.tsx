import ListItemText from "@mui/material/ListItemText"
import Menu from "@mui/material/Menu"
import MenuItem from "@mui/material/MenuItem"

import type { Role } from "#domain/account/role.ts"
import type { Conversation } from "#domain/messaging/conversation.ts"
import { phoneHref, phoneWords } from "#ui/shared/format/phone-words.ts"
import { RouteLink } from "#ui/shared/routing/Link.tsx"

import type { PuttingAway } from "../use-put-away.ts"
import { putAwayWords } from "./put-away-words.ts"
import { useTheirPhone } from "./use-their-phone.ts"

export interface ChatMenuProps {
  readonly kind: "call" | "more"
  readonly name: string
  /** The reader's. */
  readonly role: Role
  readonly conversation: Conversation
  readonly anchor: HTMLElement
  readonly onStep: (step: PuttingAway) => void
  readonly onReport: () => void
  readonly onClose: () => void
}

// Focusable and to be read, so that everybody is told why.
const Unavailable = ({ label, reason }: { readonly label: string; readonly reason: string }) => (
  <MenuItem disabled sx={{ "&.Mui-disabled": { opacity: 0.7 } }}>
    <ListItemText primary={label} secondary={reason} />
  </MenuItem>
)

const Call = ({ conversation, name, role }: ChatMenuProps) => {
  const { phone, reason } = useTheirPhone(conversation, role, name)
  const href = phone === null ? undefined : phoneHref(phone)
  if (phone === null || href === undefined) return <Unavailable label={`Call ${name}`} reason={reason} />
  return (
    <MenuItem component="a" href={href}>
      <ListItemText primary={`Call ${name}`} secondary={phoneWords(phone)} />
    </MenuItem>
  )
}

// One that is closed stands among the archived ones by itself.
const stepsFor = ({ canUnblock, isArchived, isBlocked }: Conversation): ReadonlyArray<PuttingAway> => {
  if (isBlocked) return canUnblock ? ["unblock"] : []
  return [isArchived ? "unarchive" : "archive", "block"]
}

const More = ({ conversation, onClose, onReport, onStep }: ChatMenuProps) => {
  const { providerId } = conversation
  return (
    <>
      {providerId !== undefined && (
        <MenuItem component={RouteLink} href={`/provider/${providerId}`}>
          View profile
        </MenuItem>
      )}
      {stepsFor(conversation).map((step) => (
        <MenuItem
          key={step}
          onClick={() => {
            onClose()
            onStep(step)
          }}
        >
          {putAwayWords[step].label}
        </MenuItem>
      ))}
      <MenuItem
        onClick={() => {
          onClose()
          onReport()
        }}
      >
        Report
      </MenuItem>
    </>
  )
}

/** The open menu of "Call" or of "More". */
export const ChatMenu = (props: ChatMenuProps) => {
  const { anchor, kind, name, onClose } = props
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: "top", horizontal: "right" }}
      slotProps={{
        paper: { sx: { maxWidth: 320, "& .MuiListItemText-root": { whiteSpace: "normal" } } },
        list: { "aria-label": kind === "call" ? `Call ${name}` : "More", disabledItemsFocusable: true }
      }}
    >
      {kind === "call" ? <Call {...props} /> : <More {...props} />}
    </Menu>
  )
}
