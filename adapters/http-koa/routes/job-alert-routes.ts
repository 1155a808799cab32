import type { jobAlertEndpoints } from "#ports/http/job-alert-endpoints.ts"
import { chooseJobAlerts } from "#use-cases/job-alerts/choose-job-alerts.ts"
import { showJobAlerts } from "#use-cases/job-alerts/show-job-alerts.ts"

import type { Routes } from "../endpoints/route.ts"

export const jobAlertRoutes: Routes<keyof typeof jobAlertEndpoints> = {
  "GET /api/me/job-alerts": ({ actor }) => showJobAlerts(actor),
  "PUT /api/me/job-alerts": ({ actor, read }) => chooseJobAlerts(actor, read)
}
