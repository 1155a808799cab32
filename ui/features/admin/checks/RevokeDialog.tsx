import { checkKindWords } from "#domain/check/check-options.ts"
import type { Check } from "#domain/check/check.ts"

import { ReasonDialog } from "../ReasonDialog.tsx"
import { useRevoke } from "./checks.ts"

interface Props {
  readonly check: Check
  readonly onClose: () => void
}

/** Revokes a check. */
export const RevokeDialog = ({ check, onClose }: Props) => (
  <ReasonDialog
    name={`revocation:${check.id}`}
    schema={async () => (await import("#domain/check/check.ts")).Revocation}
    endpoint={useRevoke(check.id)}
    title={`Take this ${checkKindWords[check.kind]} back`}
    subtitle={check.scope}
    submitLabel="Take it back"
    done={{ title: "Taken back", description: "The page of the business no longer shows it." }}
    refused="The check could not be taken back"
    onClose={onClose}
  />
)
