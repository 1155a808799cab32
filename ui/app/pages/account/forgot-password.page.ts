import { linkPage } from "./link-page.ts"

export const page = linkPage("/forgot-password")
