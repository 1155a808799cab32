import { consolePage } from "./console-page.ts"

export const page = consolePage("/admin/cases/:id", "A case", "CaseScreen")
