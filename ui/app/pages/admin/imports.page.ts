import { recordPage } from "./console-page.ts"

export const page = recordPage("/admin/imports", "Imports", "ImportsScreen")
