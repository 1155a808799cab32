import { recordPage } from "./console-page.ts"

export const page = recordPage("/admin/cases/:id", "A case", "CaseScreen")
