import { consolePage } from "./console-page.ts"

export const page = consolePage("/admin/registers", "Registers", "RegistersScreen")
