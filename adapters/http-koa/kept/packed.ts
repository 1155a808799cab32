import { hash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

/** A content in every encoding in which it is sent. */
export interface Packed {
  readonly plain: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

// Packed once and sent often, but the first request waits for it.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Names a content: another content has another name. */
export const digestOf = (content: Buffer | string): string =>
  hash("sha256", content, "base64url").slice(0, 27)

export const etagOf = (content: Buffer | string): string => `"${digestOf(content)}"`

export const pack = async (content: Buffer | string): Promise<Packed> => {
  const plain = Buffer.from(content)
  const [br, gzipped] = await Promise.all([brotli(plain, quality), zip(plain)])
  return { plain, br, gzip: gzipped }
}
