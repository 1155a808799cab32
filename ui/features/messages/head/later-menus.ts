export { ChatMenu } from "./ChatMenu.tsx"
export { PutAway } from "./PutAway.tsx"
