import type { Fault } from "../../src/domain/shared/input.ts"
import type { Problem } from "../../src/ports/http/problem.ts"

const unreachable = "We could not reach the server. Check your connection and try again."

const readProblem = (text: string): Partial<Problem> => {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === "object" && parsed !== null ? parsed : {}
  } catch {
    return {}
  }
}

/**
 * A call that was not answered with 2xx. `message` is "{status}: {body text}" (spec section 7); `detail` is the
 * sentence for people, null when the answer was not the server's own; `errors` are the faults by field.
 */
export class CallError extends Error {
  override readonly name = "CallError"
  /** 0 when no answer came at all. */
  readonly status: number
  readonly detail: string | null
  readonly errors: ReadonlyArray<Fault>

  constructor(status: number, text: string, statusText: string) {
    super(`${status}: ${text === "" ? statusText : text}`)
    const problem = readProblem(text)
    this.status = status
    this.detail = status === 0 ? unreachable : (problem.detail ?? null)
    this.errors = problem.errors ?? []
  }

  static unreachable = () => new CallError(0, "", unreachable)
}

/** What people read about a failure: the server's sentence, else the screen's own words for it. */
export const wordsFor = (error: unknown, otherwise: string): string =>
  error instanceof CallError ? (error.detail ?? otherwise) : otherwise
