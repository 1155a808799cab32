import type { Settings } from "./config/settings.ts"

type Options = Pick<Settings, "mail" | "namesDemoAccounts" | "siteOperator">

const demoAccountsAsJson = async () => {
  const { demoAccounts } = await import("./demo/index.ts")
  return JSON.stringify(demoAccounts.map(({ email, password, role }) => ({ role, email, password })))
}

/** What every page is told beside its data, as text by name (`ui/shared/head/page-facts.ts`). */
export const pageFacts = async ({
  mail,
  namesDemoAccounts,
  siteOperator
}: Options): Promise<Readonly<Record<string, string>>> => ({
  ...(mail.route.kind === "off" && { mail: "off" }),
  ...(namesDemoAccounts && { "demo-accounts": await demoAccountsAsJson() }),
  ...(Object.values(siteOperator).some((given) => given !== null) && {
    "site-operator": JSON.stringify(siteOperator)
  })
})
