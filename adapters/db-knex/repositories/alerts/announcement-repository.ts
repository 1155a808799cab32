import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { Database, queryOn, readOn } from "#adapters/db-knex/database.ts"
import { pointOf } from "#domain/project/reach.ts"
import { noAlertWords } from "#domain/provider/alerts/job-alerts.ts"
import type { ProjectId, ProviderId } from "#domain/shared/ids.ts"
import type { Day, Instant } from "#domain/shared/instant.ts"
import {
  type Announcement,
  AnnouncementRepository,
  type Candidate
} from "#ports/repositories/announcement-repository.ts"

import { type StandingColumns, standingIn } from "../project-standing.ts"
import {
  announcementRow,
  candidatesStatement,
  claimStatement,
  noteStatement
} from "./announcement-statements.ts"

interface AnnouncementRow {
  readonly project_id: ProjectId
  readonly after_latitude: number | null
  readonly after_longitude: number | null
  readonly after_id: ProviderId | null
  readonly due_at: Instant
}

interface CandidateRow extends StandingColumns {
  readonly id: ProviderId
  readonly specialties: string
  readonly radius_miles: number
  readonly paused_until: Day | null
  readonly latitude: number | null
  readonly longitude: number | null
  /** Null where the provider has chosen no alerts. */
  readonly words: string | null
  readonly without: string | null
  readonly min_budget: number | null
  readonly is_blocked: boolean | number
  readonly offers: number
}

interface ToldRow {
  readonly provider_id: ProviderId
}

const asAnnouncement = (row: AnnouncementRow): Announcement => ({
  projectId: row.project_id,
  after:
    row.after_id === null
      ? null
      : { latitude: row.after_latitude, longitude: row.after_longitude, id: row.after_id },
  dueAt: row.due_at
})

const alertsIn = ({ min_budget: minBudget, without, words }: CandidateRow) =>
  words === null || without === null
    ? noAlertWords
    : { words: JSON.parse(words), without: JSON.parse(without), minBudget }

const asCandidate = (row: CandidateRow): Candidate => ({
  mark: { latitude: row.latitude, longitude: row.longitude, id: row.id },
  alerts: alertsIn(row),
  pausedUntil: row.paused_until,
  standing: {
    providerId: row.id,
    specialties: JSON.parse(row.specialties),
    base: pointOf(row),
    radiusMiles: row.radius_miles,
    ...standingIn(row),
    isBlocked: Boolean(row.is_blocked),
    offers: row.offers
  }
})

export const KnexAnnouncementRepository = Layer.effect(
  AnnouncementRepository,
  Effect.map(Database, (database) => {
    const { dialect } = database
    const query = queryOn(database)
    const read = readOn(database)

    return AnnouncementRepository.of({
      announce: (id, at) =>
        Effect.asVoid(
          query((sql) =>
            sql("announcements")
              .insert({ project_id: id, ...announcementRow({ after: null, dueAt: at }) })
              .onConflict("project_id")
              .merge()
          )
        ),

      claim: (now, until, limit) =>
        Effect.map(
          query((sql) =>
            dialect.run<AnnouncementRow>(sql, claimStatement(now, until, limit, dialect.skipLocked))
          ),
          (rows) => rows.map(asAnnouncement)
        ),

      candidates: (project, after, limit) => {
        const point = pointOf(project)
        return point === null
          ? Effect.succeed([])
          : Effect.map(read<CandidateRow>(candidatesStatement(project, point, after, limit)), (rows) =>
              rows.map(asCandidate)
            )
      },

      noteTold: (id, providerIds, at) =>
        providerIds.length === 0
          ? Effect.succeed([])
          : Effect.map(
              query((sql) => dialect.run<ToldRow>(sql, noteStatement(id, providerIds, at))),
              (rows) => rows.map(({ provider_id }) => provider_id)
            ),

      forget: (id) => Effect.asVoid(query((sql) => sql("job_notices").where({ project_id: id }).delete())),

      settle: ({ dueAt, projectId }, next) =>
        Effect.asVoid(
          query((sql) => {
            const held = sql("announcements").where({ project_id: projectId, due_at: dueAt })
            return next === null ? held.delete() : held.update(announcementRow(next))
          })
        )
    })
  })
)
