export { ContactHint } from "./ContactHint.tsx"
export { QuickReplies } from "./replies/QuickReplies.tsx"
