import { consolePage } from "./console-page.ts"

export const page = consolePage("/admin/applications", "Applications", "ApplicationsScreen")
