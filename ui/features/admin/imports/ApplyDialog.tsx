import Typography from "@mui/material/Typography"

import { applyModeLabels, applyModes } from "#domain/import/import-options.ts"
import type { ImportFile } from "#domain/import/import.ts"
import { Notice } from "#ui/shared/feedback/Notice.tsx"
import { refusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { CheckField } from "#ui/shared/forms/CheckField.tsx"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { useFields } from "#ui/shared/forms/use-fields.ts"
import { usePageFact } from "#ui/shared/head/page-facts.ts"

import { OperatorDialog } from "../unlock/OperatorDialog.tsx"
import { useOperatorForm } from "../unlock/use-operator-form.ts"
import { useApplyImport } from "./imports.ts"

interface Props {
  readonly file: ImportFile
  readonly onClose: () => void
}

const modes = applyModes.map((value) => ({ value, label: applyModeLabels[value] }))

const meaning = {
  providers:
    "Each line becomes an account without a password and a page that nobody sees. Nobody is listed who did not list themselves.",
  licenses: "They take the place of what the register has."
}

const lost =
  "Nobody would get it: no email is sent before SMTP_URL and MAIL_FROM are set, and nobody can be invited later."

/** Applies an import. */
export const ApplyDialog = ({ file, onClose }: Props) => {
  const api = useOperatorForm({
    schema: async () => (await import("#domain/import/import.ts")).Applying,
    values: { good: "only", invite: false },
    endpoint: useApplyImport(file.id),
    done: () => {
      toast({ title: "It is being applied", description: "It goes on by itself." })
      return onClose
    },
    refused: refusal("The import could not be applied")
  })
  const { field } = useFields(api.form)
  const isMailOff = usePageFact("mail") === "off"
  const { label: _, ...box } = field("invite", "")
  return (
    <OperatorDialog
      api={api}
      title={`Apply ${file.good} ${file.good === 1 ? "line" : "lines"}`}
      subtitle={file.name}
      submitLabel="Apply"
      onClose={onClose}
    >
      <Typography>{meaning[file.kind]}</Typography>
      <SelectField {...field("good", "What is applied")} options={modes} />
      {file.kind === "providers" && (
        <>
          <CheckField {...box} label="Write to each of them once, with a link for a password" />
          {isMailOff && (
            <Notice tone="blue" role="status">
              {lost}
            </Notice>
          )}
        </>
      )}
    </OperatorDialog>
  )
}
