import Button from "@mui/material/Button"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogTitle from "@mui/material/DialogTitle"
import Typography from "@mui/material/Typography"
import { type ReactNode, useId, useState } from "react"

import { Dialog } from "../components/dialog/Dialog.tsx"
import { Form, type Sending } from "./Form.tsx"
import { LeaveQuestion } from "./leaving/LeaveQuestion.tsx"
import { Refusal } from "./Refusal.tsx"
import { type Restored, UnsentNote } from "./RestoredNote.tsx"

interface Props {
  readonly api: Sending & Restored & { readonly isBusy: boolean; readonly error: Error | null }
  readonly title: string
  readonly subtitle?: string | undefined
  /** Absent while there is nothing that could be sent. */
  readonly submitLabel: string | undefined
  /** The button's label instead, while something has to arrive before the form can be sent. */
  readonly waitingLabel?: string | undefined
  /** Shown first, instead of the note that typed input was restored. */
  readonly note?: ReactNode
  readonly children: ReactNode
  readonly onClose: () => void
}

const Title = ({ id, subtitle, title }: Pick<Props, "subtitle" | "title"> & { readonly id: string }) =>
  subtitle === undefined ? (
    <DialogTitle id={id} variant="h3">
      {title}
    </DialogTitle>
  ) : (
    <DialogTitle id={id} component="div" sx={{ "&&": { pb: 2 } }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography sx={{ color: "text.secondary" }}>{subtitle}</Typography>
    </DialogTitle>
  )

/** A form in a dialog. Only its buttons, Escape and Back close it, after a question where input would be lost. */
export const FormDialog = ({
  api,
  children,
  onClose,
  submitLabel,
  subtitle,
  title,
  waitingLabel,
  note
}: Props) => {
  const id = useId()
  const [isAsking, setIsAsking] = useState(false)
  const close = () => (api.isUnsaved ? setIsAsking(true) : onClose())
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={`${id}-title`} ignoresOutside onClose={close}>
      <Title id={`${id}-title`} title={title} subtitle={subtitle} />
      <DialogContent>
        <Form api={api} id={`${id}-form`}>
          {note === undefined ? <UnsentNote form={api} /> : note}
          <Refusal error={api.error} />
          {children}
        </Form>
      </DialogContent>
      <DialogActions sx={{ borderTop: 1, borderColor: "divider", "&&": { pt: 2 } }}>
        <Button variant="outlined" onClick={close}>
          Go back
        </Button>
        {submitLabel !== undefined && (
          <Button
            type="submit"
            form={`${id}-form`}
            variant="contained"
            loading={api.isBusy}
            loadingPosition={waitingLabel === undefined ? "center" : "start"}
          >
            {waitingLabel ?? submitLabel}
          </Button>
        )}
      </DialogActions>
      <LeaveQuestion
        open={isAsking}
        losesOnlyPhotos={api.losesOnlyPhotos ?? false}
        onLeave={onClose}
        onStay={() => setIsAsking(false)}
      />
    </Dialog>
  )
}
