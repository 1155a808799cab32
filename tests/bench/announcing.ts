import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { Client } from "pg"

import { PostgresAdapters } from "#adapters/db-postgres/index.ts"
import { UuidIds } from "#adapters/system/uuid-ids.ts"
import { ZipcodePlaces } from "#adapters/system/zipcode-places.ts"
import type { Account } from "#domain/account/account.ts"
import { Places } from "#ports/places.ts"
import { AnnouncementRepository } from "#ports/repositories/announcement-repository.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { aProject } from "#tests/support/builders.ts"
import { announceJobs } from "#use-cases/job-alerts/announce-jobs.ts"

import { table } from "./table.ts"

const places = ["Houston, TX 77002", "Austin, TX 78701", "Boise, ID 83702"]

const failing = (fault: unknown) => {
  throw fault
}

const told = async (client: Client, projectId: string) => {
  const { rows } = await client.query("select count(*) as told from job_notices where project_id = $1", [
    projectId
  ])
  return Number(rows[0]?.told)
}

/** Measures how long after its commit a project is announced to everybody within reach, in milliseconds. */
export const measureAnnouncing = async (url: string, providers: number, { id: homeownerId }: Account) => {
  const runtime = ManagedRuntime.make(
    Layer.provideMerge(Layer.merge(UuidIds, ZipcodePlaces), PostgresAdapters(url))
  )
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const rows: Array<ReadonlyArray<number | string>> = []
    for (const location of places) {
      const place = await runtime.runPromise(Effect.map(Places, ({ find }) => find(location)))
      const project = aProject({ homeownerId, category: "Plumbing", ...place })
      await runtime.runPromise(Effect.flatMap(ProjectRepository, ({ insert }) => insert(project)))
      await runtime.runPromise(
        Effect.flatMap(AnnouncementRepository, ({ announce }) =>
          announce(project.id, new Date(0).toISOString())
        )
      )
      const start = performance.now()
      await runtime.runPromise(announceJobs(failing))
      rows.push([location, providers, await told(client, project.id), performance.now() - start])
    }
    return table(["J a project", "providers", "told", "ms until all are told"], rows)
  } finally {
    await client.end()
    await runtime.dispose()
  }
}
