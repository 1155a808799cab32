import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { type ReactNode, useState } from "react"
import { useParams } from "wouter"

import { fullName } from "#domain/account/full-name.ts"
import { totalOf } from "#domain/account/total-of.ts"
import type { PersonFile } from "#domain/operator/people.ts"
import type { Sanction } from "#domain/sanction/sanction.ts"
import { useFocusAfterwards } from "#ui/shared/components/use-focus-afterwards.ts"
import { lazyDialog } from "#ui/shared/feedback/lazy-dialog.tsx"
import { formatDate } from "#ui/shared/format/format.ts"
import { phoneWords } from "#ui/shared/format/phone-words.ts"
import { Link } from "#ui/shared/routing/Link.tsx"

import { Address } from "../Address.tsx"
import { alikeFact } from "../AlikeAccounts.tsx"
import { FactList } from "../FactList.tsx"
import { FileFrame } from "../frame/FileFrame.tsx"
import { personQuery } from "./people.ts"
import { roleOf } from "./person-words.ts"
import { SanctionsTable } from "./SanctionsTable.tsx"
import { SessionsTable } from "./SessionsTable.tsx"

const SanctionDialog = lazyDialog(async () => (await import("./SanctionDialog.tsx")).SanctionDialog)
const LiftDialog = lazyDialog(async () => (await import("./LiftDialog.tsx")).LiftDialog)
const ResetDialog = lazyDialog(async () => (await import("./ResetDialog.tsx")).ResetDialog)

const factsOf = (file: PersonFile): Readonly<Record<string, ReactNode>> => ({
  Role: roleOf(file),
  Email: (
    <>
      <Address>{file.email}</Address>, {file.emailConfirmedAt === null ? "not confirmed" : "confirmed"}
    </>
  ),
  Username: file.username,
  Telephone: phoneWords(file.phone ?? ""),
  Since: formatDate(file.createdAt),
  "Requests and offers": String(totalOf(file.counts.quotes)),
  Projects: file.role === "homeowner" ? String(totalOf(file.counts.projects)) : "",
  Conversations: String(file.counts.conversations),
  Reports: `${file.cases.opened} sent, ${file.cases.against} about this person`,
  ...alikeFact(file.alike)
})

type Step = "sanction" | "reset" | { readonly lift: Sanction } | null

const Steps = ({ file }: { readonly file: PersonFile }) => {
  const [step, setStep] = useState<Step>(null)
  const place = useFocusAfterwards(step !== null)
  const close = () => setStep(null)
  return (
    <div ref={place} tabIndex={-1}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mb: 4 }}>
        {!file.isOperator && file.sanctioned === null && (
          <Button variant="outlined" onClick={() => setStep("sanction")}>
            Limit or suspend
          </Button>
        )}
        <Button variant="outlined" onClick={() => setStep("reset")}>
          Send a link for a new password
        </Button>
      </Box>
      <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
        Sanctions
      </Typography>
      <SanctionsTable sanctions={file.sanctions} onLift={(lift) => setStep({ lift })} />
      {step === "sanction" && <SanctionDialog person={file} onClose={close} />}
      {step === "reset" && <ResetDialog person={file} onClose={close} />}
      {step !== null && typeof step === "object" && <LiftDialog sanction={step.lift} onClose={close} />}
    </div>
  )
}

const links = { display: "flex", flexWrap: "wrap", columnGap: 3, rowGap: 1, mb: 3 }

/** A person as operators see them; each look is recorded in the audit log. */
export const PersonScreen = () => {
  const { id } = useParams<"/admin/people/:id">()
  return (
    <FileFrame
      query={useQuery(personQuery(id))}
      titleOf={fullName}
      untitled="A person"
      failed="This person did not load."
    >
      {(file) => (
        <>
          <FactList facts={factsOf(file)} />
          <Box sx={links}>
            {file.providerId !== null && (
              <Link href={`/admin/providers/${file.providerId}`}>What was checked of the business</Link>
            )}
            <Link href={`/admin/audit?thing=${id}`}>What operators have done here</Link>
          </Box>
          <Steps file={file} />
          <Typography variant="h4" component="h2" sx={{ mt: 4, mb: 2 }}>
            Signed in
          </Typography>
          <SessionsTable sessions={file.sessions} />
        </>
      )}
    </FileFrame>
  )
}
