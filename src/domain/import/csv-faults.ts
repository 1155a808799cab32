import { formatNumber } from "../shared/numbers.ts"
/** What is wrong with a file as a whole, in words. */
export const notUtf8 = "This file is not UTF-8 text."
export const noHeader = "This file has no line with the names of its columns."
export const noLines = "This file has no lines below the names of its columns."
export const wrongQuotes = (line: number) =>
  `The quotation marks of line ${line} are wrong: one does not end, or stands within a cell.`
export const lineTooLong = (line: number) =>
  `Line ${line} is too long, or a quotation mark before it does not end.`
export const tooManyLines = (lines: number) => `A file of this kind has at most ${formatNumber(lines)} lines.`

/** Columns that the file of the faults has as well: such a file can be mended and sent again as it is. */
const ofFaultsFile = new Set(["line", "faults"])

/** What is wrong with the names of the columns; null for nothing. */
export const headerFault = (header: ReadonlyArray<string>, columns: ReadonlyArray<string>): string | null => {
  const missing = columns.find((column) => !header.includes(column))
  if (missing !== undefined) return `Column ${missing} is missing.`
  const unknown = header.find((column) => !columns.includes(column) && !ofFaultsFile.has(column))
  if (unknown !== undefined) return `Column ${unknown || "without a name"} is not known.`
  const twice = header.find((column, at) => header.indexOf(column) !== at)
  return twice === undefined ? null : `Column ${twice} is there twice.`
}

export const cellsFault = (line: number, cells: number, header: number): string =>
  `Line ${line} has ${cells} cells, the header ${header}.`

/** The key under which a line keeps its cells beyond the header's columns; no file can have a column of this name. */
export const beyondHeader = ""

export const sameEmail = (line: number, earlier: number): string =>
  `Line ${line} and line ${earlier} have the same email.`

export const emailTaken = "There is an account with this address already."

/** A cell of a CSV file for spreadsheets: what they would take for a formula is marked as text. */
export const harmlessCell = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** The cell as it was before `harmlessCell`, in a file that comes back mended. */
export const plainCell = (text: string): string => (/^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text)
