// The console in two files, this one and that of records: whoever opens one of its screens goes on to others, and nobody
// else hears of them.
export { ApplicationsScreen } from "./applications/ApplicationsScreen.tsx"
export { AuditScreen } from "./AuditScreen.tsx"
export { CaseScreen } from "./cases/CaseScreen.tsx"
export { CasesScreen } from "./cases/CasesScreen.tsx"
export { ChecksScreen } from "./checks/ChecksScreen.tsx"
export { EmailsScreen } from "./EmailsScreen.tsx"
export { OverviewScreen } from "./OverviewScreen.tsx"
export { ProviderScreen } from "./checks/ProviderScreen.tsx"
export { PeopleScreen } from "./people/PeopleScreen.tsx"
export { PersonScreen } from "./people/PersonScreen.tsx"
