export { DeleteSearch } from "./DeleteSearch.tsx"
export { ChangeSearch } from "./ChangeSearch.tsx"
