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

/** Whose log it is, and the place in it. A database that follows no other has a log of its own. */
export interface Place {
  readonly cluster: string
  readonly position: number | null
}

const cluster = "(select system_identifier::text from pg_control_system()) as cluster"

export const placeOfPrimary = { text: `select ${cluster}, ${writtenUpTo} as position`, values: [] }

export const placeOfReplica = {
  text: `
    select ${cluster},
      case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') end as position`,
  values: []
}
