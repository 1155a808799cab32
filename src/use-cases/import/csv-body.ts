/** A line of a CSV file, with the number under which people find it there. */
export interface CsvLine {
  readonly line: number
  readonly cells: ReadonlyArray<string>
}

/** Why a file cannot be read on, in words. */
export class CsvFault extends Error {
  override readonly name = "CsvFault"
}

/** The lines of the file that is sent, as they come, at most so many bytes; throws `CsvFault`, and `FileTooLarge` for more. */
export type CsvBody = (mostBytes: number) => AsyncIterable<CsvLine>
