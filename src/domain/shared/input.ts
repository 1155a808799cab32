import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import type * as SchemaAST from "effect/SchemaAST"
import * as SchemaIssue from "effect/SchemaIssue"

import { ended } from "./sentences.ts"

/** One thing wrong with an input: the field's path ("" for the whole) and a sentence for a person. */
export const Fault = Schema.Struct({ field: Schema.String, message: Schema.String })
export type Fault = typeof Fault.Type

/** Status 422: the input does not follow the rules; `faults` has them all, one a field. */
export class InvalidInput extends Schema.TaggedError<InvalidInput>()("InvalidInput", {
  faults: Schema.Array(Fault)
}) {
  override get message() {
    return this.faults.length === 1 && this.faults[0]
      ? ended(this.faults[0].message)
      : "Please check the marked answers."
  }
}

export const invalid = (field: string, message: string) => new InvalidInput({ faults: [{ field, message }] })

const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1()

const toFaults = (issue: SchemaIssue.Issue): ReadonlyArray<Fault> =>
  issuesOf(issue).issues.map(({ message, path = [] }) => ({ field: path.map(String).join("."), message }))

const isRecord = (input: unknown): input is Record<string, unknown> =>
  typeof input === "object" && input !== null && !Array.isArray(input)

const notAnObject = invalid("", "Please send an object with fields")

// Effect runs checks across fields only once each field is fine on its own; people want to see all faults at once.
const acrossFields = (ast: SchemaAST.AST, input: object): ReadonlyArray<Fault> =>
  (ast.checks ?? []).flatMap((check) => {
    if (check._tag !== "Filter") return []
    const issue = check.run(input, ast, {})
    return issue === undefined ? [] : toFaults(issue)
  })

const onePerField = (faults: ReadonlyArray<Fault>) =>
  [...new Map(faults.toReversed().map((fault) => [fault.field, fault])).values()].toReversed()

// People do not read more, and an answer must not be a hundred times as large as the request.
const mostFaults = 100

/** Reads an input by its schema, or says everything that is wrong with it, one message a field. */
export const readInput = <S extends Schema.ConstraintDecoder<unknown>>(schema: S) => {
  const decode = Schema.decodeUnknownResult(schema)
  return (input: unknown): Result.Result<S["Type"], InvalidInput> => {
    if (!isRecord(input)) return Result.fail(notAnObject)
    return Result.mapError(
      decode(input, { errors: "all" }),
      ({ issue }) =>
        new InvalidInput({
          faults: onePerField([...toFaults(issue), ...acrossFields(schema.ast, input)]).slice(0, mostFaults)
        })
    )
  }
}
