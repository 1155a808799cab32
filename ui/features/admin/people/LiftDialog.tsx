import type { Sanction } from "#domain/sanction/sanction.ts"

import { ReasonDialog } from "../ReasonDialog.tsx"
import { useLift } from "./people.ts"

interface Props {
  readonly sanction: Sanction
  readonly onClose: () => void
}

/** Lifts a sanction before its day. */
export const LiftDialog = ({ onClose, sanction }: Props) => (
  <ReasonDialog
    name={`lifting:${sanction.id}`}
    schema={async () => (await import("#domain/sanction/sanction.ts")).Lifting}
    endpoint={useLift(sanction.id)}
    title="Lift this sanction"
    subtitle={sanction.reason}
    submitLabel="Lift it"
    hint="Jobs that have ended stay ended."
    done={{ title: "Lifted", description: "The person is written to." }}
    refused="The sanction could not be lifted"
    onClose={onClose}
  />
)
