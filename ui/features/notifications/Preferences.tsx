import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Skeleton from "@mui/material/Skeleton"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"

import type { User } from "#domain/account/account.ts"
import type { Preferences as Chosen } from "#domain/notices/preferences.ts"
import { noticeTopics, topicNames } from "#domain/notices/topics.ts"
import { capitalized } from "#domain/shared/sentences.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { refusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { changesDraft } from "#ui/shared/forms/form-draft.ts"
import { Form } from "#ui/shared/forms/Form.tsx"
import { RestoredNote } from "#ui/shared/forms/RestoredNote.tsx"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useFields } from "#ui/shared/forms/use-fields.ts"
import { useFollow } from "#ui/shared/forms/use-follow.ts"

import { DeliveryGroup } from "./DeliveryGroup.tsx"
import { preferencesQuery, useSavePreferences } from "./use-preferences.ts"
import { useTimeZones } from "./use-time-zones.ts"

interface Props {
  readonly user: Pick<User, "id">
}

const PreferencesForm = ({ chosen, user }: Props & { readonly chosen: Chosen }) => {
  const api = useApiForm({
    schema: async () => (await import("#domain/notices/preferences.ts")).Preferences,
    values: chosen,
    draft: changesDraft<Chosen>("sessionStorage", "preferences", user.id),
    endpoint: useSavePreferences(),
    done: () => toast({ title: "Your choice is saved" }),
    refused: refusal("Your choice could not be saved")
  })
  useFollow(api.form, chosen, preferencesQuery.queryKey)
  const { field, select } = useFields(api.form)
  const zones = useTimeZones(chosen.timeZone)
  return (
    <Form api={api} sx={{ containerType: "inline-size" }}>
      {api.isRestored && (
        <RestoredNote onDiscard={api.discard}>
          We kept what you changed last time. It is not saved yet.
        </RestoredNote>
      )}
      <Box sx={{ borderBottom: 1, borderColor: "divider" }}>
        {noticeTopics.map((topic) => {
          const { error, label, ...registered } = field(topic, capitalized(topicNames[topic]))
          return <DeliveryGroup key={topic} label={label} error={error} field={registered} />
        })}
      </Box>
      <SelectField
        {...select("timeZone", "Time zone")}
        options={zones}
        helperText="What comes daily comes at eight in the morning there."
      />
      <Button type="submit" variant="contained" loading={api.isBusy} sx={{ alignSelf: "flex-start" }}>
        Save
      </Button>
    </Form>
  )
}

const Loaded = ({ user }: Props) => {
  const { data, error, refetch } = useQuery(preferencesQuery)
  if (data) return <PreferencesForm chosen={data} user={user} />
  return error ? (
    <ErrorAlert onRetry={refetch}>Your choice did not load.</ErrorAlert>
  ) : (
    <Skeleton variant="rounded" height={260} aria-label="Loading" role="status" />
  )
}

/** The form for when to send emails about which topic (docs/product.md#notifications). */
export const Preferences = ({ user }: Props) => (
  <Box component="section" aria-label="Notifications" sx={{ display: "grid", gap: 2 }}>
    <Typography>In the app: always</Typography>
    <Typography variant="h4" component="h2">
      By email
    </Typography>
    <Loaded user={user} />
  </Box>
)
