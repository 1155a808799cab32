import { wrongSetting } from "./setting-error.ts"
import type { Environment } from "./settings.ts"

const maxLength = 200

/** A setting of one line of plain text as people read it; null where it is left out. */
export const readPlainLine = (environment: Environment, variable: string, example: string): string | null => {
  const line = environment[variable]?.trim()
  const refuse = (fault: string) => wrongSetting(variable, fault, example)
  if (!line) return null
  if (line.length > maxLength) throw refuse(`has more than ${maxLength} characters`)
  if (/[\p{C}\p{Zl}\p{Zp}]/u.test(line)) throw refuse("is not one line of plain text")
  return line
}

/** Whether a line is an email address that a link can take: without anything that would begin another part of a URL. */
export const isEmail = (line: string): boolean => /^[\w.'+-]+@[\w-]+(?:\.[\w-]+)+$/.test(line)

/** The operator's postal address: the first of these variables that is set, because most have one address. */
export const readAddress = (
  environment: Environment,
  ...names: ReadonlyArray<"OPERATOR_ADDRESS" | "POSTAL_ADDRESS">
): string | null =>
  names.reduce<string | null>(
    (found, name) => found ?? readPlainLine(environment, name, '"12 Main Street, Austin, TX 78701"'),
    null
  )
