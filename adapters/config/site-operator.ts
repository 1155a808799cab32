import type { SiteOperator } from "#domain/site/site-operator.ts"

import { SettingError } from "./setting-error.ts"
import type { Environment } from "./settings.ts"

const maxLength = 200
const examples = {
  OPERATOR_NAME: '"Best Contractors, Inc."',
  OPERATOR_EMAIL: "hello@example.com",
  OPERATOR_ADDRESS: '"12 Main Street, Austin, TX 78701"'
}
type Variable = keyof typeof examples

const refuse = (variable: Variable, fault: string) =>
  new SettingError(`${variable} ${fault}; for example ${variable}=${examples[variable]}`)

const readLine = (environment: Environment, variable: Variable): string | null => {
  const line = environment[variable]?.trim()
  if (!line) return null
  if (line.length > maxLength) throw refuse(variable, `has more than ${maxLength} characters`)
  if (/\p{C}/u.test(line)) throw refuse(variable, "is not one line of plain text")
  return line
}

// As a link takes it: nothing that would begin another part of the address.
const isEmail = (line: string) => /^[\w.'+-]+@[\w-]+(?:\.[\w-]+)+$/.test(line)

const readEmail = (environment: Environment): string | null => {
  const email = readLine(environment, "OPERATOR_EMAIL")
  if (email === null || isEmail(email)) return email
  throw refuse("OPERATOR_EMAIL", `is ${JSON.stringify(email)}, not an email address`)
}

/** Who is named on the pages about the site; all of it may be left out. */
export const readSiteOperator = (environment: Environment): SiteOperator => ({
  name: readLine(environment, "OPERATOR_NAME"),
  email: readEmail(environment),
  address: readLine(environment, "OPERATOR_ADDRESS")
})
