import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Skeleton from "@mui/material/Skeleton"
import Typography from "@mui/material/Typography"
import useForkRef from "@mui/utils/useForkRef"
import { useQuery } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"

import type { OwnSession } from "#domain/account/own-account.ts"
import { useFocusOnNewcomers } from "#ui/shared/components/use-focus-on-newcomers.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { useOnce } from "#ui/shared/forms/use-once.ts"

import { SecurityPart } from "./SecurityPart.tsx"
import { SessionItem } from "./SessionItem.tsx"
import { notEnded, sessionsQuery, useEndOtherSessions } from "./use-security.ts"

/**
 * For a list whose entries disappear with a press: when an entry that had the focus is gone, the focus goes to the
 * list.
 */
const useFocusOfGone = (shown: number) => {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    const hasLost = shown < before.current && document.activeElement === document.body
    before.current = shown
    if (hasLost) list.current?.focus({ preventScroll: true })
  }, [shown])
  return list
}

const tellEnded = () => toast({ title: "You are signed out everywhere else" })

const EndOthers = () => {
  const { mutateAsync } = useEndOtherSessions()
  const { isBusy, start } = useOnce(() => mutateAsync().then(tellEnded, notEnded))
  return (
    <Button variant="outlined" loading={isBusy} onClick={() => void start()} sx={{ justifySelf: "start" }}>
      Sign out everywhere else
    </Button>
  )
}

const shownAtFirst = 10

/** This browser, then the others. */
const inOrder = (sessions: ReadonlyArray<OwnSession>) =>
  sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))

const Browsers = ({ sessions }: { readonly sessions: ReadonlyArray<OwnSession> }) => {
  const [most, setMost] = useState(shownAtFirst)
  const shown = inOrder(sessions).slice(0, most)
  const ofGone = useFocusOfGone(sessions.length)
  const { expectMore, list } = useFocusOnNewcomers(shown.length)
  const more = () => {
    expectMore()
    setMost(sessions.length)
  }
  return (
    <>
      <Box
        component="ul"
        ref={useForkRef(ofGone, list)}
        tabIndex={-1}
        aria-label="Browsers"
        sx={{ m: 0, p: 0, listStyle: "none" }}
      >
        {shown.map((session) => (
          <SessionItem key={session.id} {...session} />
        ))}
      </Box>
      {shown.length < sessions.length && (
        <Button onClick={more} sx={{ justifySelf: "start", ml: -1.5 }}>
          Show all {sessions.length}
        </Button>
      )}
      {sessions.some(({ isCurrent }) => !isCurrent) && <EndOthers />}
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        If you do not know one of them, sign it out and change your password.
      </Typography>
    </>
  )
}

/** The person's sessions, each with a button to sign out. */
export const Sessions = () => {
  const { data: sessions, isPending, refetch } = useQuery(sessionsQuery)
  return (
    <SecurityPart title="Where you are signed in">
      {isPending && <Skeleton variant="rounded" height={72} />}
      {!isPending && !sessions && (
        <ErrorAlert onRetry={refetch}>Your browsers could not be looked up. Please try again.</ErrorAlert>
      )}
      {sessions && <Browsers sessions={sessions} />}
    </SecurityPart>
  )
}
