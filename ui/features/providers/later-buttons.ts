export { HeartButton } from "#ui/features/saved/HeartButton.tsx"

export { CallButton } from "./card/CallButton.tsx"
