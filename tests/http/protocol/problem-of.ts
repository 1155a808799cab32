import type { Problem } from "#ports/http/problem.ts"
import type { Answer } from "#tests/support/app/client.ts"

/** The problem details of an answer; throws where they do not conform to RFC 9457. */
export const problemOf = ({ body, headers, status }: Answer<Problem>): Problem => {
  const isTold =
    headers.get("content-type") === "application/problem+json" &&
    body.type === "about:blank" &&
    body.status === status &&
    /^[A-Z][^.]+\.?$/.test(body.detail)
  if (!isTold) throw new Error(`No problem: ${status} ${JSON.stringify(body)}`)
  return body
}
