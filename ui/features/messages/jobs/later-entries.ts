export { JobEntry } from "./JobEntry.tsx"
export { RevealLine } from "./RevealLine.tsx"
