import { linkPage } from "./link-page.ts"

export const page = linkPage("/reset-password")
