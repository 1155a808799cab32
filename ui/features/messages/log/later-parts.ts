export { NewerMessages } from "./NewerMessages.tsx"
export { NothingWritten } from "./NothingWritten.tsx"
