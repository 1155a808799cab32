import type { Settings } from "./config/settings.ts"

type Options = Pick<Settings, "mail" | "namesDemoAccounts" | "siteOperator">

const demoAccountsAsJson = async () => {
  const { demoAccounts } = await import("./demo/index.ts")
  return JSON.stringify(demoAccounts.map(({ email, password, role }) => ({ role, email, password })))
}

// Pages that would have an email sent say that there is none; the console says which ones are not sent.
const mailFact = ({ postalAddress, route }: Options["mail"]) => {
  if (route.kind === "off") return { mail: "off" }
  return route.kind === "smtp" && postalAddress === null ? { mail: "no-alerts" } : {}
}

/** What every page is told beside its data, as text by name (`ui/shared/head/page-facts.ts`). */
export const pageFacts = async ({
  mail,
  namesDemoAccounts,
  siteOperator
}: Options): Promise<Readonly<Record<string, string>>> => ({
  ...mailFact(mail),
  ...(namesDemoAccounts && { "demo-accounts": await demoAccountsAsJson() }),
  ...(Object.values(siteOperator).some((given) => given !== null) && {
    "site-operator": JSON.stringify(siteOperator)
  })
})
