import { consolePage } from "./console-page.ts"

export const page = consolePage("/admin/imports/:id", "An import", "ImportScreen")
