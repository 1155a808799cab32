/**
 * SQL for the primary's WAL position up to which every confirmed write is written, in bytes: the flushed one. The
 * insert position counts only where confirmed writes may not be flushed yet: it may lie ahead of what replicas are
 * sent, and would be waited for in vain while nobody commits.
 */
export const writtenUpTo = `
  pg_wal_lsn_diff(
    case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end,
    '0/0'
  )`

/** The database's identity and its WAL position: a replica's in the log of its primary, null where it follows none. */
export interface Place {
  readonly database: string
  readonly position: number | null
}

// The oid as well: another database of the same cluster shares its WAL.
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
