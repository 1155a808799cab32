import { get, type IncomingHttpHeaders } from "node:http"

interface Raw {
  readonly status: number | undefined
  readonly encoding: string | undefined
  readonly type: string | undefined
  readonly etag: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A GET that, unlike `fetch`, does not decompress, normalize the path, or add headers for caches. */
export const raw = (url: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<Raw>((done, fail) => {
    const { hostname, port } = new URL(url)
    get({ hostname, port, path, headers }, (response) => {
      const chunks: Array<Buffer> = []
      response.on("data", (chunk: Buffer) => chunks.push(chunk))
      response.on("end", () =>
        done({
          status: response.statusCode,
          encoding: response.headers["content-encoding"],
          etag: response.headers.etag,
          type: response.headers["content-type"],
          headers: response.headers,
          body: Buffer.concat(chunks)
        })
      )
    }).on("error", fail)
  })
