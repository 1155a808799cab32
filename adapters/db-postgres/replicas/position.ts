/**
 * SQL for the place in the primary's log up to which all is written that was confirmed, in bytes. What is written there
 * before it is confirmed counts only where confirmed writes may be missing on the disk: a replica may wait for it, and
 * in vain while nobody commits.
 */
export const writtenUpTo = `
  pg_wal_lsn_diff(
    case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end,
    '0/0'
  )`

/** Which database it is, whose log it follows, and the place in it. A database that follows no other has a log of its own. */
export interface Place {
  readonly database: string
  readonly position: number | null
}

// Another database of the same cluster shares its log.
const database = `
  (select concat_ws(' ', system_identifier, oid) from pg_control_system(), pg_database where datname = current_database())
  as database`

export const placeOfPrimary = { text: `select ${database}, ${writtenUpTo} as position`, values: [] }

export const placeOfReplica = {
  text: `
    select ${database},
      case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') end as position`,
  values: []
}
