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

/** A page of somebody on the way, such as a network that asks to sign in, is no answer of ours. */
const answerIn = (text: string) => {
  try {
    return JSON.parse(text)
  } catch {
    throw CallError.unreachable()
  }
}

/** The request when it is answered, whatever with. */
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
 * Sends a file as it is, and tells how far it has come, which `fetch` cannot. Answers what the server has answered;
 * fails with `CallError`, or with the signal's reason once that has ended it.
 */
export const upload = async <Answer>(address: string, sending: Upload): Promise<Answer> => {
  const { responseText, status, statusText } = await send(address, sending)
  if (status >= 200 && status < 300) return answerIn(responseText)
  noteRefusedWrite(address, status)
  throw new CallError(status, responseText, statusText)
}
