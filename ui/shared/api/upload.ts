import { CallError } from "./call-error.ts"
import { noteRefusedWrite } from "./doubted-session.ts"

interface Upload {
  readonly file: Blob
  /** The same whenever it is sent again: the server takes the file once. Left out where each is looked at anew. */
  readonly idempotencyKey?: string
  /** Hears how much of the file has been sent, from 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/**
 * Sends a file as it is, and tells how far it has come, which `fetch` cannot. Answers what the server has answered;
 * fails with `CallError`, or with the signal's reason once that has ended it.
 */
export const upload = <Answer>(
  address: string,
  { file, idempotencyKey, onProgress, signal }: Upload
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open("POST", address)
    request.setRequestHeader("content-type", file.type || "application/octet-stream")
    if (idempotencyKey !== undefined) request.setRequestHeader("idempotency-key", idempotencyKey)
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0)
    )
    request.addEventListener("load", () => {
      const { responseText, status, statusText } = request
      if (status >= 200 && status < 300) return resolve(JSON.parse(responseText))
      noteRefusedWrite(address, status)
      return reject(new CallError(status, responseText, statusText))
    })
    request.addEventListener("error", () => reject(CallError.unreachable()))
    signal.addEventListener("abort", () => {
      request.abort()
      reject(signal.reason)
    })
    request.send(file)
  })
