// The console is two chunks, this one and record-screens.ts: people who open one of its screens go on to others, and
// nobody else loads them.
export { ApplicationsScreen } from "./applications/ApplicationsScreen.tsx"
export { AuditScreen } from "./AuditScreen.tsx"
export { CasesScreen } from "./cases/CasesScreen.tsx"
export { ChecksScreen } from "./checks/ChecksScreen.tsx"
export { EmailsScreen } from "./EmailsScreen.tsx"
export { OverviewScreen } from "./OverviewScreen.tsx"
export { ProviderScreen } from "./checks/ProviderScreen.tsx"
export { PeopleScreen } from "./people/PeopleScreen.tsx"
export { PersonScreen } from "./people/PersonScreen.tsx"
