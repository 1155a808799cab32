import { queryOptions } from "@tanstack/react-query"
import { useMemo, useState } from "react"

import { askAnew } from "#ui/shared/api/ask-anew.ts"
import { type Answer, call, type Input } from "#ui/shared/api/call.ts"
import { serverNow } from "#ui/shared/api/server-clock.ts"
import { useWrite } from "#ui/shared/api/use-write.ts"
import { refusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { changesDraft } from "#ui/shared/forms/form-draft.ts"
import { useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useFollow } from "#ui/shared/forms/use-follow.ts"

import { ownProfileQuery } from "../own-profile-query.ts"
import { beginAnew } from "../parts/begin-anew.ts"
import { asSent, valuesOf, type WorkValues } from "./work-values.ts"

type JobAlerts = Answer<"GET /api/me/job-alerts">

export const jobAlertsQuery = queryOptions({
  queryKey: ["/api/me/job-alerts"],
  queryFn: () => call("GET /api/me/job-alerts")
})

// The radius decides which open projects the provider sees; a pause is shown on the card in every list.
const touches = [...ownProfileQuery.queryKey, "/api/projects", "/api/me/counts", "/api/providers"]

const useSaveJobAlerts = () =>
  useWrite({
    touches: [...jobAlertsQuery.queryKey, ...touches],
    send: (body: NonNullable<Input<"PUT /api/me/job-alerts">["body"]>) =>
      call("PUT /api/me/job-alerts", { body }),
    take: (queryClient, saved) => {
      queryClient.setQueryData(jobAlertsQuery.queryKey, saved)
      return askAnew(queryClient, ...touches)
    }
  })

/** The form for where a provider works and for which jobs they get alerts. Changes that were not saved are restored. */
export const useWorkForm = (alerts: JobAlerts, ownerId: string) => {
  const [openedAt] = useState(serverNow)
  const saved = useMemo(() => valuesOf(alerts, openedAt), [alerts, openedAt])
  const draft = useMemo(() => changesDraft<WorkValues>("localStorage", "provider-work", ownerId), [ownerId])
  const api = useApiForm({
    schema: async () =>
      (await import("#domain/provider/alerts/job-alerts.ts")).jobAlertsAt(serverNow(), alerts.pausedUntil),
    values: saved,
    asSent,
    draft,
    endpoint: useSaveJobAlerts(),
    done: (answer, form, sent) => {
      beginAnew(form, draft, { saved: valuesOf(answer, openedAt), sent })
      toast({ title: "Saved", description: "It holds for all jobs from now on." })
    },
    refused: refusal("Failed to save where you work", "Please try again. Nothing is lost.")
  })
  useFollow(api.form, saved, jobAlertsQuery.queryKey)
  return { ...api, saved }
}

export type WorkForm = ReturnType<typeof useWorkForm>["form"]
