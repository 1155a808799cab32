const refuse = `
  create function refuse_change_of_log() returns trigger language plpgsql as
  $$ begin raise exception 'audit_log only grows'; end $$`

export const guard = [
  refuse,
  `create trigger audit_log_stays before update or delete on audit_log
    for each row execute function refuse_change_of_log()`,
  `create trigger audit_log_is_kept before truncate on audit_log
    for each statement execute function refuse_change_of_log()`
]

export const unguard = [
  "drop trigger audit_log_is_kept on audit_log",
  "drop trigger audit_log_stays on audit_log",
  "drop function refuse_change_of_log()"
]
