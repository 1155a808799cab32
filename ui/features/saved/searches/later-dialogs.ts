export { DeleteSearch } from "./DeleteSearch.tsx"
export { RenameSearch } from "./RenameSearch.tsx"
