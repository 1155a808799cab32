import { recordPage } from "./console-page.ts"

export const page = recordPage("/admin/registers", "Registers", "RegistersScreen")
