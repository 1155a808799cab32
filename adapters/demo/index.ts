export { type DemoAccount, demoAccounts } from "./people/accounts.ts"
export { demoInstant, demoInstantAt } from "./calendar.ts"
export { loadDemoMarketplace, loadDemoMarketplaceAt } from "./load.ts"
export { type DemoMarketplace, demoMarketplace } from "./marketplace.ts"
