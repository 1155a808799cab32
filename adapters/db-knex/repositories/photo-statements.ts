import { countsAsKept } from "#domain/photo/photo-rules.ts"
import { photoPurposes } from "#domain/photo/photo-words.ts"
import type { PhotoId, UserId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"
import type { Attachment, Detachment, PhotoThing } from "#ports/repositories/photo-repository.ts"

import { type Statement, statementOf, type Value } from "../statement.ts"

const wordsOf = (words: ReadonlyArray<string>) => words.map((word) => `'${word}'`).join(", ")

const isKept = "state in ('loose', 'attached')"
/** Hidden photos may be shown again. */
const isNeeded = "state in ('loose', 'attached', 'hidden')"
const isReported = `exists (
  select 1 from cases c where c.about = 'photo' and c.about_id = photos.id and c.state in ('open', 'answered'))`

export const keptStatement = (ownerId: UserId): Statement => ({
  text: `
    select count(*) as kept from photos p
    left join projects j on p.purpose = 'project' and j.id = p.thing_id
    where p.owner_id = $1 and p.${isKept} and p.purpose in (${wordsOf(photoPurposes.filter(countsAsKept))})
      and j.deleted_at is null`,
  values: [ownerId]
})

export const factsStatement = (id: PhotoId): Statement => ({
  text: "select id, owner_id, purpose, state, thing_id, copy_of from photos where id = $1",
  values: [id]
})

export const looseStatement = (ownerId: UserId, ids: ReadonlyArray<PhotoId>) =>
  statementOf(
    (bind) => `
      select * from photos
      where id in (${ids.map(bind).join(", ")}) and owner_id = ${bind(ownerId)} and state = 'loose'`
  )

export const reportedStatement = (id: PhotoId): Statement => ({
  text: `select * from photos where id = $1 and state = 'loose' and ${isReported}`,
  values: [id]
})

export const ofThingStatement = ({ purpose, thingId }: PhotoThing): Statement => ({
  text: `
    select * from photos where purpose = $1 and thing_id = $2 and state = 'attached' order by position, id`,
  values: [purpose, thingId]
})

export const attachStatement = (ids: ReadonlyArray<PhotoId>, { at, ownerId, purpose, thingId }: Attachment) =>
  statementOf((bind) => {
    const named = ids.map((id) => bind(id))
    const thing = bind(thingId)
    return `
      update photos set state = 'attached', thing_id = ${thing}, attached_at = coalesce(attached_at, ${bind(at)}),
        position = case id ${named.map((id, index) => `when ${id} then ${index}`).join(" ")} end
      where id in (${named.join(", ")}) and owner_id = ${bind(ownerId)} and purpose = ${bind(purpose)}
        and (state = 'loose' or (state = 'attached' and thing_id = ${thing}))
      returning id`
  })

export const detachStatement = ({ at, purpose, thingId }: Detachment, except: ReadonlyArray<PhotoId>) =>
  statementOf(
    (bind) => `
      update photos set state = 'loose', thing_id = null, created_at = ${bind(at)}, attached_at = null, position = 0
      where purpose = ${bind(purpose)} and thing_id = ${bind(thingId)} and state = 'attached'
        ${except.length === 0 ? "" : `and id not in (${except.map(bind).join(", ")})`}
      returning id`
  )

export const describeStatement = (id: PhotoId, ownerId: UserId, caption: Value): Statement => ({
  text: `update photos set caption = $1 where id = $2 and owner_id = $3 and ${isKept} returning *`,
  values: [caption, id, ownerId]
})

export const removeStatement = (id: PhotoId): Statement => ({
  text: `update photos set state = 'removed' where (id = $1 or copy_of = $1) and ${isKept} returning id`,
  values: [id]
})

export const forgetStatement = (instant: Instant, limit: number, skipLocked: string): Statement => ({
  text: `
    delete from photos where id in (
      select id from photos where state = 'loose' and created_at < $1
        and not ${isReported}
      order by created_at limit $2 ${skipLocked}
    )
    returning id`,
  values: [instant, limit]
})

export const neededStatement = (ids: ReadonlyArray<PhotoId>) =>
  statementOf((bind) => {
    const named = ids.map((id) => bind(id)).join(", ")
    return `
      select id from photos where id in (${named}) and copy_of is null and ${isNeeded}
      union select copy_of from photos where copy_of in (${named}) and ${isNeeded}`
  })

export const anyStatement: Statement = { text: "select id from photos limit 1", values: [] }
