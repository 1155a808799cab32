// The screen of a case, and those for data from elsewhere: registers of licenses and files of businesses.
export { CaseScreen } from "./cases/CaseScreen.tsx"
export { ImportScreen } from "./imports/ImportScreen.tsx"
export { ImportsScreen } from "./imports/ImportsScreen.tsx"
export { RegistersScreen } from "./registers/RegistersScreen.tsx"
