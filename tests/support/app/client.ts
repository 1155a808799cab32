/** An HTTP answer. The body is not validated to be an `A`: the test states what it expects. */
export interface Answer<A> {
  readonly status: number
  readonly headers: Headers
  readonly body: A
}

interface Sent {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

const jsonType = { "content-type": "application/json" }

const readBody = async (response: Response) =>
  response.headers.get("content-type")?.includes("json") === true ? response.json() : response.text()

const bodyOf = (body: unknown) => {
  if (body instanceof Uint8Array) return new Blob([new Uint8Array(body)])
  return typeof body === "string" ? body : JSON.stringify(body)
}

/** An HTTP client with a cookie jar, as a browser has. */
export class Client {
  readonly cookies = new Map<string, string>()
  readonly url: string

  constructor(url: string) {
    this.url = url
  }

  /** Sends a request; `body` is encoded as JSON unless it is text or bytes. */
  async send<A>(method: string, path: string, { body, headers = {} }: Sent = {}): Promise<Answer<A>> {
    const response = await fetch(this.url + path, {
      method,
      redirect: "manual",
      headers: this.#headersWith(headers),
      ...(body === undefined ? {} : { body: bodyOf(body) })
    })
    this.#keep(response.headers.getSetCookie())
    const read: A = await readBody(response)
    return { status: response.status, headers: response.headers, body: read }
  }

  get<A>(path: string, headers: Sent["headers"] = {}) {
    return this.send<A>("GET", path, { headers })
  }

  post<A>(path: string, body: unknown = {}, headers: Sent["headers"] = {}) {
    return this.send<A>("POST", path, { body, headers: { ...jsonType, ...headers } })
  }

  put<A>(path: string, body: unknown = {}, headers: Sent["headers"] = {}) {
    return this.send<A>("PUT", path, { body, headers: { ...jsonType, ...headers } })
  }

  /** Opens an answer that may never end, such as an event stream. */
  open(path: string, headers: Sent["headers"] = {}, signal?: AbortSignal): Promise<Response> {
    return fetch(this.url + path, { headers: this.#headersWith(headers), ...(signal && { signal }) })
  }

  #headersWith(headers: Readonly<Record<string, string>>) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    return { ...(cookie === "" ? {} : { cookie }), ...headers }
  }

  #keep(setCookies: ReadonlyArray<string>) {
    for (const setCookie of setCookies) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? []
      const [, expires = ""] = /; expires=([^;]*)/i.exec(setCookie) ?? []
      if (Date.parse(expires) <= Date.now()) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}
