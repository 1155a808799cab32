import * as Layer from "effect/Layer"

import { type Log, unsentEmails } from "#adapters/system/log.ts"
import { applyImports } from "#use-cases/import/apply-imports.ts"
import { announceJobs } from "#use-cases/job-alerts/announce-jobs.ts"
import { sendEmails } from "#use-cases/mail/send-emails.ts"
import { removeUnknownPictures } from "#use-cases/photo/sweep-photos.ts"
import { runOut } from "#use-cases/run-out/run-out.ts"
import { tellOfNew } from "#use-cases/saved-search/tell-of-new.ts"

import { purge } from "./purge.ts"
import { repeatedly } from "./repeatedly.ts"

/** Sends emails as their time comes. */
const mail = (log: Log) => {
  const onNotSent = unsentEmails(log)
  return repeatedly({
    name: "mail",
    every: "3 seconds",
    fault: "An email was not sent",
    work: (onFault) => sendEmails(onFault, onNotSent)
  })(log)
}

/** Announces projects to the providers who want to hear of them, soon after they are published. */
const announcements = repeatedly({
  name: "announce-jobs",
  every: "3 seconds",
  fault: "A project was not announced",
  work: announceJobs
})

const savedSearches = repeatedly({
  name: "saved-searches",
  every: "1 minute",
  fault: "A saved search was not looked through",
  work: tellOfNew
})

/** Applies, piece by piece, the imports that operators have asked to be applied. */
const imports = repeatedly({
  name: "imports",
  every: "3 seconds",
  fault: "An import was not applied",
  work: () => applyImports()
})

/** Reminds of work that nobody answers and ends what has waited too long. */
const unanswered = repeatedly({
  name: "run-out",
  every: "1 hour",
  fault: "Nobody was reminded of work that waits",
  work: runOut
})

/**
 * Removes pictures that no photo needs. Not at the start: a server that was started on another database by mistake is
 * stopped again before its photos are gone.
 */
export const photos = repeatedly({
  name: "photos",
  delay: "1 hour",
  every: "1 day",
  fault: "Photo files were not swept",
  work: () => removeUnknownPictures
})

/** All that runs by the clock; several servers share the work. */
export const jobs = (log: Log) =>
  Layer.mergeAll(
    mail(log),
    announcements(log),
    savedSearches(log),
    imports(log),
    unanswered(log),
    purge(log),
    photos(log)
  )
