import ListItemText from "@mui/material/ListItemText"
import Menu from "@mui/material/Menu"
import MenuItem from "@mui/material/MenuItem"

import type { Role } from "#domain/account/role.ts"
import type { Conversation } from "#domain/messaging/conversation.ts"
import { useBack } from "#ui/shared/components/dialog/use-back.ts"
import { phoneHref, phoneWords } from "#ui/shared/format/phone-words.ts"
import { RouteLink } from "#ui/shared/routing/Link.tsx"

import type { PuttingAway } from "../use-put-away.ts"
import { putAwayWords } from "./put-away-words.ts"
import { useTheirPhone } from "./use-their-phone.ts"

export interface ChatMenuProps {
  readonly kind: "call" | "more"
  readonly name: string
  /** The role of the reader. */
  readonly role: Role
  readonly conversation: Conversation
  readonly anchor: HTMLElement
  readonly onStep: (step: PuttingAway) => void
  readonly onReport: () => void
  readonly onClose: () => void
}

const Call = ({ conversation, name, role }: ChatMenuProps) => {
  const { phone, reason } = useTheirPhone(conversation, role, name)
  const href = phone === null ? undefined : phoneHref(phone)
  const isThere = phone !== null && href !== undefined
  // Without a number the item stays focusable, so that everybody is told why. It is one element in both states, so that
  // the focus, and with it the menu's keys, stays when the number arrives.
  return (
    <MenuItem component="a" href={href} disabled={!isThere} sx={{ "&.Mui-disabled": { opacity: 0.7 } }}>
      <ListItemText primary={`Call ${name}`} secondary={isThere ? phoneWords(phone) : reason} />
    </MenuItem>
  )
}

// A blocked conversation is always listed among the archived ones.
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
  useBack(onClose)
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
