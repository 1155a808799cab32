import { aCheckOf, type CheckKind, checkSourceLabels, checkSources } from "#domain/check/check-options.ts"
import type { CheckedProvider } from "#domain/check/check.ts"
import { refusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { useFields } from "#ui/shared/forms/use-fields.ts"
import { useTabDraft } from "#ui/shared/forms/use-tab-draft.ts"

import { OperatorDialog } from "../unlock/OperatorDialog.tsx"
import { useOperatorForm } from "../unlock/use-operator-form.ts"
import { useAddCheck } from "./checks.ts"

interface Typed {
  readonly kind: CheckKind
  readonly scope: string
  readonly reference: string
  readonly source: string
  readonly expiresOn: string
}

interface Props {
  readonly provider: CheckedProvider
  readonly kind: CheckKind
  readonly onClose: () => void
}

const referenceLabels: Readonly<Record<CheckKind, string>> = {
  license: "License number",
  insurance: "Insurer and policy",
  background: "Number of the report",
  identity: "Kind of document"
}

const scopeHints: Readonly<Record<CheckKind, string>> = {
  license: "Such as “Plumbing, Texas; the owner only”. Everybody reads it.",
  insurance: "Such as “General liability, $1,000,000”. Everybody reads it.",
  background: "Whom it covers, such as “The owner only”. Everybody reads it.",
  identity: "Whose it is, such as “The owner”. Everybody reads it."
}

const statedOf = ({ insuranceProvider, licenseNumber }: CheckedProvider, kind: CheckKind) => {
  if (kind === "license") return licenseNumber ?? ""
  return kind === "insurance" ? (insuranceProvider ?? "") : ""
}

const sources = checkSources.map((value) => ({ value, label: checkSourceLabels[value] }))

/** Records a check of a business. */
export const AddCheckDialog = ({ kind, onClose, provider }: Props) => {
  const values: Typed = {
    kind,
    scope: "",
    reference: statedOf(provider, kind),
    source: "",
    expiresOn: ""
  }
  const api = useOperatorForm({
    schema: async () => (await import("#domain/check/check.ts")).CheckRequest,
    values,
    lateDraft: useTabDraft<Typed>(`check:${kind}:${provider.id}`),
    endpoint: useAddCheck(provider.id),
    done: () => {
      toast({ title: "Published", description: "The page of the business says so from now on." })
      return onClose
    },
    refused: refusal("The check could not be published")
  })
  const { field } = useFields(api.form)
  return (
    <OperatorDialog
      api={api}
      title={`Add ${aCheckOf(kind)}`}
      subtitle={provider.businessName}
      submitLabel="Publish this check"
      onClose={onClose}
    >
      <TextField {...field("scope", "What it covers")} helperText={scopeHints[kind]} autoFocus />
      <TextField {...field("reference", referenceLabels[kind])} />
      <SelectField {...field("source", "Where it was looked up")} options={sources} placeholder="Choose" />
      <TextField {...field("expiresOn", "Valid until")} type="date" />
    </OperatorDialog>
  )
}
