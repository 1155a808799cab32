export { type DemoAccount, demoAccounts } from "./people/accounts.ts"
export { demoInstant } from "./calendar.ts"
export { loadDemoMarketplace } from "./load.ts"
export { type DemoMarketplace, demoMarketplace } from "./marketplace.ts"
