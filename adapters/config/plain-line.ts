import { SettingError } from "./setting-error.ts"
import type { Environment } from "./settings.ts"

const maxLength = 200

/** A setting of one line of plain text as people read it; null where it is left out. */
export const readPlainLine = (environment: Environment, variable: string, example: string): string | null => {
  const line = environment[variable]?.trim()
  const refuse = (fault: string) =>
    new SettingError(`${variable} ${fault}; for example ${variable}=${example}`)
  if (!line) return null
  if (line.length > maxLength) throw refuse(`has more than ${maxLength} characters`)
  if (/[\p{C}\p{Zl}\p{Zp}]/u.test(line)) throw refuse("is not one line of plain text")
  return line
}

/** As a link takes it: nothing that would begin another part of the address. */
export const isEmail = (line: string): boolean => /^[\w.'+-]+@[\w-]+(?:\.[\w-]+)+$/.test(line)

/** Where the operator is reached by post: under the first of these names that is set, as most have one address. */
export const readAddress = (
  environment: Environment,
  ...names: ReadonlyArray<"OPERATOR_ADDRESS" | "POSTAL_ADDRESS">
): string | null =>
  names.reduce<string | null>(
    (found, name) => found ?? readPlainLine(environment, name, '"12 Main Street, Austin, TX 78701"'),
    null
  )
