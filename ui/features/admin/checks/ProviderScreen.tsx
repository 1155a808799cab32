import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { type ReactNode, useState } from "react"
import { useParams } from "wouter"

import { aCheckOf, type CheckKind, checkKinds } from "#domain/check/check-options.ts"
import type { Check, CheckedProvider } from "#domain/check/check.ts"
import { useFocusAfterwards } from "#ui/shared/components/use-focus-afterwards.ts"
import { lazyDialog } from "#ui/shared/feedback/lazy-dialog.tsx"
import { NotLoaded } from "#ui/shared/feedback/NotLoaded.tsx"
import { Link } from "#ui/shared/routing/Link.tsx"

import { alikeFact } from "../AlikeAccounts.tsx"
import { claimWords } from "../claim-words.ts"
import { FactList } from "../FactList.tsx"
import { FileFrame } from "../frame/FileFrame.tsx"
import { checkedProviderQuery, providerChecksQuery } from "./checks.ts"
import { ChecksTable } from "./ChecksTable.tsx"

const AddCheckDialog = lazyDialog(async () => (await import("./AddCheckDialog.tsx")).AddCheckDialog)
const RevokeDialog = lazyDialog(async () => (await import("./RevokeDialog.tsx")).RevokeDialog)

const factsOf = (provider: CheckedProvider): Readonly<Record<string, ReactNode>> => ({
  Trades: provider.specialties.join(", "),
  Where: provider.location,
  License: claimWords(provider.isLicensed, provider.licenseNumber),
  Insurance: claimWords(provider.isInsured, provider.insuranceProvider),
  "On the site": provider.listed ? "Listed" : "Not listed",
  ...alikeFact(provider.alike)
})

type Step = { readonly add: CheckKind } | { readonly revoke: Check } | null

const AddButtons = ({ onAdd }: { readonly onAdd: (kind: CheckKind) => void }) => (
  <Box role="group" aria-label="Write a check down" sx={{ display: "flex", flexWrap: "wrap", gap: 1, mb: 3 }}>
    {checkKinds.map((kind) => (
      <Button key={kind} variant="outlined" onClick={() => onAdd(kind)}>
        Add {aCheckOf(kind)}
      </Button>
    ))}
  </Box>
)

const Checks = ({ provider }: { readonly provider: CheckedProvider }) => {
  const { data, error, refetch } = useQuery(providerChecksQuery(provider.id))
  const [step, setStep] = useState<Step>(null)
  const place = useFocusAfterwards(step !== null)
  const close = () => setStep(null)
  return (
    <div ref={place} tabIndex={-1}>
      <AddButtons onAdd={(kind) => setStep({ add: kind })} />
      {error && !data && (
        <NotLoaded error={error} onRetry={refetch}>
          The checks did not load.
        </NotLoaded>
      )}
      {data && (
        <ChecksTable provider={provider} checks={data} onRevoke={(check) => setStep({ revoke: check })} />
      )}
      {step && "add" in step && <AddCheckDialog provider={provider} kind={step.add} onClose={close} />}
      {step && "revoke" in step && <RevokeDialog check={step.revoke} onClose={close} />}
    </div>
  )
}

/** A business as operators see it: what it states, and what they have checked. */
export const ProviderScreen = () => {
  const { id } = useParams<"/admin/providers/:id">()
  return (
    <FileFrame
      query={useQuery(checkedProviderQuery(id))}
      titleOf={({ businessName }) => businessName}
      untitled="A business"
      failed="This business did not load."
    >
      {(provider) => (
        <>
          <FactList facts={factsOf(provider)} />
          <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 3, rowGap: 1 }}>
            {provider.listed && <Link href={`/provider/${id}`}>The page that everybody sees</Link>}
            <Link href={`/admin/people/${provider.userId}`}>The person behind it</Link>
          </Box>
          <Typography variant="h4" component="h2" sx={{ mt: 4, mb: 2 }}>
            Checks
          </Typography>
          <Checks provider={provider} />
        </>
      )}
    </FileFrame>
  )
}
