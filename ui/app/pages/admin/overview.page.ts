import { consolePage } from "./console-page.ts"

export const page = consolePage("/admin", "Console", "OverviewScreen")
