/** The steps of operators that are written into the audit log, as `docs/decisions/0031` says. */
export const auditActions = [
  "application.take",
  "application.approve",
  "application.decline",
  "check.add",
  "check.revoke",
  "match.aside",
  "email.again",
  "operator.add",
  "operator.remove",
  "case.take",
  "case.decide",
  "removal.add",
  "removal.restore",
  "person.look",
  "person.reset",
  "sanction.add",
  "sanction.lift",
  "import.apply",
  "import.drop"
] as const
export type AuditAction = (typeof auditActions)[number]

export const auditWords: Readonly<Record<AuditAction, string>> = {
  "application.take": "Took an application",
  "application.approve": "Approved an application",
  "application.decline": "Declined an application",
  "check.add": "Wrote down a check",
  "check.revoke": "Took a check back",
  "match.aside": "Put a number of a register aside",
  "email.again": "Had an email sent again",
  "operator.add": "Made somebody an operator",
  "operator.remove": "Took an operator's rights",
  "case.take": "Took a case",
  "case.decide": "Decided a case",
  "removal.add": "Took something down",
  "removal.restore": "Put something back",
  "person.look": "Looked at a person",
  "person.reset": "Sent somebody a link for a new password",
  "sanction.add": "Limited or suspended somebody",
  "sanction.lift": "Lifted a sanction",
  "import.apply": "Had an import applied",
  "import.drop": "Dropped an import"
}

/** The kinds of things that steps are done to, and their names. */
export const auditThings = {
  application: "Application",
  case: "Case",
  check: "Check",
  email: "Email",
  import: "Import",
  match: "License number",
  message: "Message",
  photo: "Photo",
  reply: "Reply",
  review: "Review",
  user: "Account"
} as const
export type AuditThing = keyof typeof auditThings

/** The actor's name where nobody was signed in. */
export const commandLine = "Command line"
