import Box from "@mui/material/Box"
import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"

import type { User } from "#domain/account/account.ts"
import { phoneReaderClauses, type PhoneReaders } from "#domain/provider/phone-readers.ts"
import { ownProfileQuery } from "#ui/features/provider-profile/own-profile-query.ts"
import { refusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { changesDraft } from "#ui/shared/forms/form-draft.ts"
import { Form } from "#ui/shared/forms/Form.tsx"
import { Refusal } from "#ui/shared/forms/Refusal.tsx"
import { RestoredNote } from "#ui/shared/forms/RestoredNote.tsx"
import { SubmitButton } from "#ui/shared/forms/SubmitButton.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useFields } from "#ui/shared/forms/use-fields.ts"
import { useFollow } from "#ui/shared/forms/use-follow.ts"
import { sessionQuery } from "#ui/shared/session/session-query.ts"

import { useChangeAccount } from "./use-change-account.ts"

const layout = {
  display: "grid",
  gap: 2.5,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
  alignItems: "start",
  "& > :is([data-wide], [role=alert])": { gridColumn: { sm: "1 / -1" } }
}

const valuesOf = ({ firstName, lastName, phone, username }: User) => ({
  firstName,
  lastName,
  username,
  phone: phone ?? ""
})

const otherwise = "Please check your information and try again."

type Values = ReturnType<typeof valuesOf>

const readerWords = (readers: PhoneReaders | undefined) => {
  if (readers === undefined) return "Your business profile says who sees it on your page."
  return readers === "nobody"
    ? "Nobody sees it on your page."
    : `People ${phoneReaderClauses[readers]} see it on your page.`
}

/**
 * The form for names and telephone number. Input that was not saved is restored, for example after signing in again.
 */
export const ProfileForm = ({ user }: { readonly user: User }) => {
  const saved = useMemo(() => valuesOf(user), [user])
  const api = useApiForm({
    schema: async () => (await import("#domain/account/own-account.ts")).AccountChange,
    values: saved,
    draft: changesDraft<Values>("sessionStorage", "account", user.id),
    endpoint: useChangeAccount(),
    done: (answer, form) => {
      form.reset(valuesOf(answer.user))
      toast({ title: "Your profile is saved" })
    },
    refused: refusal("Your profile was not saved", otherwise)
  })
  useFollow(api.form, saved, sessionQuery.queryKey)
  const { field } = useFields(api.form)
  const isProvider = user.role === "provider"
  const { data: profile } = useQuery({
    ...ownProfileQuery,
    enabled: isProvider,
    refetchOnWindowFocus: "always"
  })
  return (
    <>
      {api.isRestored && (
        <RestoredNote onDiscard={api.discard}>
          We kept what you changed last time. It is not saved yet.
        </RestoredNote>
      )}
      <Form api={api} frame={Box} sx={layout} aria-label="Profile">
        <Refusal error={api.error} />
        <TextField {...field("firstName", "First name")} autoComplete="given-name" />
        <TextField {...field("lastName", "Last name")} autoComplete="family-name" />
        <TextField {...field("username", "Username")} autoComplete="nickname" />
        <TextField
          {...field("phone", "Phone (optional)")}
          type="tel"
          autoComplete="tel"
          helperText={isProvider && readerWords(profile?.phoneFor)}
        />
        <SubmitButton data-wide variant="contained" isBusy={api.isBusy} sx={{ justifySelf: "start" }}>
          Save changes
        </SubmitButton>
      </Form>
    </>
  )
}
