import { consolePage } from "./console-page.ts"

export const page = consolePage("/admin/people", "People", "PeopleScreen")
