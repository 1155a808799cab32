import { CallError } from "./call-error.ts"
import { noteRefusedWrite } from "./doubted-session.ts"

interface Upload {
  readonly file: Blob
  /**
   * The same at every attempt, so that the server takes the file once. Left out where every file is to be processed
   * anew.
   */
  readonly idempotencyKey?: string
  /** Called with the share of the file that has been sent, from 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/** A response of something on the way, such as a network's sign-in page, is not the server's answer. */
const answerIn = (text: string) => {
  try {
    return JSON.parse(text)
  } catch {
    throw CallError.unreachable()
  }
}

/** The request once it is answered, with whatever status. */
const send = (address: string, { file, idempotencyKey, onProgress, signal }: Upload) =>
  new Promise<XMLHttpRequest>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open("POST", address)
    request.setRequestHeader("content-type", file.type || "application/octet-stream")
    if (idempotencyKey !== undefined) request.setRequestHeader("idempotency-key", idempotencyKey)
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0)
    )
    request.addEventListener("load", () => resolve(request))
    request.addEventListener("error", () => reject(CallError.unreachable()))
    signal.addEventListener("abort", () => {
      request.abort()
      reject(signal.reason)
    })
    request.send(file)
  })

/**
 * Uploads a file as the request's body, and reports progress, which `fetch` cannot. Returns the server's answer; fails
 * with `CallError`, or with the signal's reason if that has aborted it.
 */
export const upload = async <Answer>(address: string, sending: Upload): Promise<Answer> => {
  const { responseText, status, statusText } = await send(address, sending)
  if (status >= 200 && status < 300) return answerIn(responseText)
  noteRefusedWrite(address, status)
  throw new CallError(status, responseText, statusText)
}
