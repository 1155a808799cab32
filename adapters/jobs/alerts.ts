import * as Layer from "effect/Layer"

import type { Log } from "#adapters/system/log.ts"
import { announceJobs } from "#use-cases/job-alerts/announce-jobs.ts"
import { tellOfNew } from "#use-cases/saved-search/tell-of-new.ts"

import { repeatedly } from "./repeatedly.ts"

const jobs = repeatedly({
  name: "announce-jobs",
  every: "3 seconds",
  fault: "A project was not announced",
  work: announceJobs
})

const searches = repeatedly({
  name: "saved-searches",
  every: "1 minute",
  fault: "A saved search was not looked through",
  work: tellOfNew
})

/** Tells people of what they have asked to hear of, soon after it is there; several servers share the work. */
export const alerts = (log: Log) => Layer.merge(jobs(log), searches(log))
