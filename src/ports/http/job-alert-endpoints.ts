import { refusals } from "#domain/account/refusals.ts"
import { JobAlerts, JobAlertsRequest } from "#domain/provider/alerts/job-alerts.ts"

import { type AnyEndpoint, plain } from "./endpoint.ts"

const ofProviders = {
  ...plain,
  who: { role: "provider", refusal: refusals.chooseJobAlerts },
  success: JobAlerts
} as const

export const jobAlertEndpoints = {
  "GET /api/me/job-alerts": {
    ...ofProviders,
    summary: "Which new projects one is told of, how far away, and until when of none",
    // 404 for an account whose profile is gone.
    fails: [404]
  },
  "PUT /api/me/job-alerts": {
    ...ofProviders,
    summary: "Choose which new projects one is told of, how far away, and until when of none",
    body: JobAlertsRequest,
    fails: [404, 422]
  }
} satisfies Record<string, AnyEndpoint>
