import { pipeline, Readable } from "node:stream"
import { setImmediate } from "node:timers/promises"

import { CsvError, parse } from "csv-parse"

import { lineTooLong, notUtf8, wrongQuotes } from "#domain/import/csv-faults.ts"
import { FileTooLarge } from "#domain/import/import-errors.ts"
import { type CsvBody, CsvFault, type CsvLine } from "#use-cases/import/csv-body.ts"

import { HttpFault } from "../endpoints/problem.ts"
import { forgetRest } from "../middleware/forget-rest.ts"

interface Sent {
  readonly req: Readable
  readonly request: { readonly type: string }
}

const mebibyte = 1_048_576
// No line of a business or a license is longer; it limits how much an unclosed quotation mark takes in.
const longestLine = 16_384
// After so many lines the event loop has a turn.
const breath = 200

/**
 * The text that is sent, with line feeds as its line ends. A request that is not read to its end is drained, so that
 * its sender gets the answer.
 */
async function* textOf(request: Readable, mostBytes: number) {
  const decoder = new TextDecoder("utf-8", { fatal: true })
  let bytes = 0
  let held = ""
  const withLineEnds = (text: string, isLast: boolean) => {
    const all = held + text
    // A line feed may follow in the next piece.
    held = !isLast && all.endsWith("\r") ? "\r" : ""
    return all.slice(0, all.length - held.length).replaceAll(/\r\n?/g, "\n")
  }
  try {
    for await (const piece of request.iterator({ destroyOnReturn: false })) {
      bytes += piece.byteLength
      if (bytes > mostBytes) throw new FileTooLarge({ mebibytes: mostBytes / mebibyte })
      yield withLineEnds(decoder.decode(piece, { stream: true }), false)
    }
    yield withLineEnds(decoder.decode(), true)
  } catch (error) {
    throw error instanceof TypeError ? new CsvFault(notUtf8) : error
  } finally {
    if (!request.readableEnded) forgetRest(request, mostBytes)
  }
}

const asFault = (error: unknown) => {
  if (!(error instanceof CsvError)) return error
  const line = typeof error["lines"] === "number" ? error["lines"] : 1
  return new CsvFault(error.code === "CSV_MAX_RECORD_SIZE" ? lineTooLong(line) : wrongQuotes(line))
}

const lineEndsIn = (cells: ReadonlyArray<string>) =>
  cells.reduce((ends, cell) => ends + cell.split("\n").length - 1, 0)

async function* linesOf(request: Readable, mostBytes: number): AsyncGenerator<CsvLine> {
  const parser = parse({
    info: true,
    record_delimiter: "\n",
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestLine
  })
  // An error of either ends both, and reaches whoever reads the parser.
  pipeline(Readable.from(textOf(request, mostBytes)), parser, () => undefined)
  let count = 0
  try {
    for await (const { info, record } of parser) {
      count += 1
      if (count % breath === 0) await setImmediate()
      // The parser gives the line on which a record ends.
      yield { line: info.lines - lineEndsIn(record), cells: record }
    }
  } catch (error) {
    throw asFault(error)
  }
}

/** Reads CSV as it comes in; 415 for anything else. */
export const csvBody =
  ({ req, request }: Sent): CsvBody =>
  (mostBytes) => {
    if (request.type.trim().toLowerCase() !== "text/csv") throw new HttpFault("NotCsv")
    return linesOf(req, mostBytes)
  }
