import { consolePage } from "./console-page.ts"

export const page = consolePage("/admin/providers/:id", "A business", "ProviderScreen")
