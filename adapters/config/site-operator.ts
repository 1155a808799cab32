import type { SiteOperator } from "#domain/site/site-operator.ts"

import { isEmail, readAddress, readPlainLine } from "./plain-line.ts"
import { wrongSetting } from "./setting-error.ts"
import type { Environment } from "./settings.ts"

const emailExample = "hello@example.com"

const readEmail = (environment: Environment): string | null => {
  const email = readPlainLine(environment, "OPERATOR_EMAIL", emailExample)
  if (email === null || isEmail(email)) return email
  throw wrongSetting("OPERATOR_EMAIL", `is ${JSON.stringify(email)}, not an email address`, emailExample)
}

/** Who is named on the pages about the site; all of it may be left out. */
export const readSiteOperator = (environment: Environment): SiteOperator => ({
  name: readPlainLine(environment, "OPERATOR_NAME", '"Best Contractors, Inc."'),
  email: readEmail(environment),
  address: readAddress(environment, "OPERATOR_ADDRESS", "POSTAL_ADDRESS")
})
