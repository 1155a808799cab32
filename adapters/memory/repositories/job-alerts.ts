import { noAlertWords } from "#domain/provider/alerts/job-alerts.ts"
import { JobAlertRepository } from "#ports/repositories/job-alert-repository.ts"

import type { Store } from "../store.ts"

export const jobAlertRepository = ({ read, write }: Store) =>
  JobAlertRepository.of({
    of: (id) => read(({ jobAlerts }) => jobAlerts.get(id) ?? noAlertWords),
    choose: (id, chosen) => write(({ jobAlerts }) => void jobAlerts.set(id, chosen))
  })
