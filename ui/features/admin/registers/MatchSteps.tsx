import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { useState } from "react"

import type { CheckRequest } from "#domain/check/check.ts"
import { checkOfMatch } from "#domain/register/check-of-match.ts"
import { isCalledAs } from "#domain/register/holder-name.ts"
import type { FoundMatch } from "#domain/register/register-match.ts"
import { lazyDialog } from "#ui/shared/feedback/lazy-dialog.tsx"
import { sayRefusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { useOnce } from "#ui/shared/forms/use-once.ts"

import { useAddCheck } from "../checks/checks.ts"
import { useUnlocking } from "../unlock/use-unlocking.tsx"

const AsideDialog = lazyDialog(async () => (await import("./AsideDialog.tsx")).AsideDialog)

interface Props {
  readonly match: FoundMatch
}

const WriteDown = ({ check, match }: Props & { readonly check: CheckRequest }) => {
  const { mutateAsync } = useAddCheck(match.providerId)
  const { onRefused, question } = useUnlocking()
  const { isBusy, start } = useOnce(async () => {
    try {
      await mutateAsync(check)
      toast({ title: "Published", description: "The page of the business says so from now on." })
    } catch (error) {
      if (onRefused(error) === true) return
      sayRefusal("The check could not be published")(error)
    }
  })
  return (
    <>
      <Button
        size="small"
        // What stands under another name is published after a second look.
        variant={
          match.entry && !isCalledAs(match.entry.holder, match.businessName) ? "outlined" : "contained"
        }
        loading={isBusy}
        aria-label={`Publish this check: the license of ${match.businessName}`}
        onClick={() => void start()}
      >
        Publish this check
      </Button>
      {question(() => void start())}
    </>
  )
}

const PutAside = ({ match }: Props) => {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={`Put aside: ${match.businessName}`}
        onClick={() => setIsAsked(true)}
      >
        Put aside
      </Button>
      {isAsked && <AsideDialog match={match} onClose={() => setIsAsked(false)} />}
    </>
  )
}

/** What an operator can do about a match. */
export const MatchSteps = ({ match }: Props) => {
  const check = checkOfMatch(match)
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      {check && <WriteDown match={match} check={check} />}
      <PutAside match={match} />
    </Box>
  )
}
