const changes = ["update", "delete"]

export const guard = changes.map(
  (change) =>
    `create trigger audit_log_no_${change} before ${change} on audit_log
      begin select raise(abort, 'audit_log only grows'); end`
)

export const unguard = changes.map((change) => `drop trigger audit_log_no_${change}`)
