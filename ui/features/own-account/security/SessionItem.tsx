import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import { useId } from "react"

import type { OwnSession } from "#domain/account/own-account.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { formatDate, formatTime } from "#ui/shared/format/format.ts"
import { formatDaySince } from "#ui/shared/format/past-days.ts"
import { useOnce } from "#ui/shared/forms/use-once.ts"
import { useSession } from "#ui/shared/session/use-session.ts"

import { notEnded, useEndSession } from "./use-security.ts"

const line = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: 2,
  rowGap: 1,
  py: 1.5,
  "& + &": { borderTop: 1, borderColor: "divider" }
}

/** A browser that is signed in. */
export const SessionItem = ({ device, id, isCurrent, seenOn, startedAt }: OwnSession) => {
  const { logout } = useSession()
  const { mutateAsync } = useEndSession()
  const textId = useId()
  const tellEnded = () => toast({ title: `${device} is signed out` })
  const { isBusy, start } = useOnce(() => (isCurrent ? logout() : mutateAsync(id).then(tellEnded, notEnded)))
  return (
    <Box component="li" sx={line}>
      <Box id={textId} sx={{ flex: "1 1 12rem", minWidth: 0 }}>
        <Typography variant="subtitle2" component="p">
          {device}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {isCurrent && "This browser · "}
          Signed in {formatDate(startedAt)}, {formatTime(startedAt)} · Last seen{" "}
          {formatDaySince(startedAt, seenOn)}
        </Typography>
      </Box>
      <Button
        size="small"
        variant="outlined"
        aria-describedby={textId}
        loading={isBusy}
        onClick={() => void start()}
      >
        Sign out
      </Button>
    </Box>
  )
}
