import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogTitle from "@mui/material/DialogTitle"
import Typography from "@mui/material/Typography"
import { useId, useState } from "react"

import { homeownersAddress, unconfirmedAddress } from "#domain/account/refused-addresses.ts"
import type { Application } from "#domain/application/application-record.ts"
import { isOpenApplication } from "#domain/application/application-states.ts"
import { wordsFor } from "#ui/shared/api/call-error.ts"
import { serverNow } from "#ui/shared/api/server-clock.ts"
import { Dialog } from "#ui/shared/components/dialog/Dialog.tsx"
import { useFocusAfterwards } from "#ui/shared/components/use-focus-afterwards.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { Notice } from "#ui/shared/feedback/Notice.tsx"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { useOnce } from "#ui/shared/forms/use-once.ts"
import { useSession } from "#ui/shared/session/use-session.ts"

import { inHand, yoursToDecide } from "../in-hand.ts"
import { Answers } from "./Answers.tsx"
import { useTake } from "./applications.ts"
import { ApproveDialog } from "./ApproveDialog.tsx"
import { DeclineDialog } from "./DeclineDialog.tsx"

interface Props {
  readonly application: Application
  /** Called after a step, with the application as it is now. */
  readonly onStep: (application: Application) => void
  readonly onClose: () => void
}

const useTaking = ({ application, onStep }: Props) => {
  const { error, mutateAsync } = useTake()
  const { isBusy, start } = useOnce(async () => {
    try {
      onStep(await mutateAsync(application.id))
      toast({ title: "In hand", description: yoursToDecide })
    } catch {
      return undefined
    }
    return undefined
  })
  return { error, isBusy, take: () => void start() }
}

/** Why the application cannot be approved, whoever has it in hand; null where it can. */
const refusedOf = ({ addressConfirmedAt, addressRole }: Application) => {
  if (addressRole === "homeowner") return homeownersAddress
  return addressRole === "provider" && addressConfirmedAt === null ? unconfirmedAddress : null
}

/** All that an applicant has said, and what an operator may do about it. */
export const ApplicationDialog = (props: Props) => {
  const { application, onClose, onStep } = props
  const id = useId()
  const { user } = useSession()
  const { error, isBusy, take } = useTaking(props)
  const [step, setStep] = useState<"approve" | "decline" | null>(null)
  const [now] = useState(serverNow)
  const held = inHand(application, now)
  const place = useFocusAfterwards(step !== null || isBusy)
  const isOpen = isOpenApplication(application)
  const isMine = application.status === "in_review" && application.takenBy === user?.id
  const refused = refusedOf(application)
  const close = () => setStep(null)
  const decided = (changed: Application) => {
    setStep(null)
    onStep(changed)
  }
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby={`${id}-title`} onClose={onClose}>
      <DialogTitle id={`${id}-title`} variant="h3">
        {application.businessName || "An erased application"}
      </DialogTitle>
      <DialogContent>
        {error && <ErrorAlert>{wordsFor(error)}</ErrorAlert>}
        {isOpen && refused && (
          <Box sx={{ mb: 2 }}>
            <Notice tone="blue" role="alert">
              {refused}.
            </Notice>
          </Box>
        )}
        <Answers application={application} />
      </DialogContent>
      <DialogActions ref={place} tabIndex={-1} sx={{ flexWrap: "wrap", gap: 1 }}>
        <Button onClick={onClose}>Close</Button>
        {isOpen &&
          !isMine &&
          (held === null ? (
            <Button variant="contained" loading={isBusy} onClick={take}>
              Take it in hand
            </Button>
          ) : (
            <Typography sx={{ color: "text.secondary" }}>{held}</Typography>
          ))}
        {isMine && (
          <>
            <Button variant="outlined" color="error" onClick={() => setStep("decline")}>
              Decline
            </Button>
            {refused === null && (
              <Button variant="contained" onClick={() => setStep("approve")}>
                Approve
              </Button>
            )}
          </>
        )}
      </DialogActions>
      {step === "approve" && <ApproveDialog application={application} onDone={decided} onClose={close} />}
      {step === "decline" && <DeclineDialog application={application} onDone={decided} onClose={close} />}
    </Dialog>
  )
}
