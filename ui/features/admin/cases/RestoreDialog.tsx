import { reportableWords } from "#domain/case/case-options.ts"
import type { Removable } from "#domain/removal/removal-grounds.ts"

import { ReasonDialog } from "../ReasonDialog.tsx"
import { useRestore } from "./cases.ts"

interface Props {
  readonly removed: { readonly about: Removable; readonly aboutId: string }
  readonly onClose: () => void
}

/** Puts back what was taken down. */
export const RestoreDialog = ({ onClose, removed }: Props) => {
  const what = reportableWords[removed.about]
  return (
    <ReasonDialog
      name={`restoring:${removed.about}:${removed.aboutId}`}
      schema={async () => (await import("#domain/removal/removal.ts")).Restoring}
      endpoint={useRestore(removed)}
      title={`Put the ${what} back`}
      submitLabel="Put it back"
      done={{ title: "Put back", description: `The ${what} stands where it stood.` }}
      refused={`The ${what} could not be put back`}
      onClose={onClose}
    />
  )
}
