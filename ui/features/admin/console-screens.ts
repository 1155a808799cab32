// The console in one file: whoever opens one of its screens goes on to the others, and nobody else hears of them.
export { ApplicationsScreen } from "./applications/ApplicationsScreen.tsx"
export { AuditScreen } from "./AuditScreen.tsx"
export { CaseScreen } from "./cases/CaseScreen.tsx"
export { CasesScreen } from "./cases/CasesScreen.tsx"
export { ChecksScreen } from "./checks/ChecksScreen.tsx"
export { EmailsScreen } from "./EmailsScreen.tsx"
export { OverviewScreen } from "./OverviewScreen.tsx"
export { ProviderScreen } from "./checks/ProviderScreen.tsx"
