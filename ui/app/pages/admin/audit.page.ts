import { consolePage } from "./console-page.ts"

export const page = consolePage("/admin/audit", "Audit log", "AuditScreen")
