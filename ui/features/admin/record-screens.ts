// The screens for data from elsewhere: registers of licenses and files of businesses.
export { ImportScreen } from "./imports/ImportScreen.tsx"
export { ImportsScreen } from "./imports/ImportsScreen.tsx"
export { RegistersScreen } from "./registers/RegistersScreen.tsx"
