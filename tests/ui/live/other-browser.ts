import { request } from "node:http"
import { text } from "node:stream/consumers"

import type { RunningApp } from "#tests/support/app/start-app.ts"
import { password } from "#tests/support/ui/visit.tsx"

const send = (method: "POST" | "PUT", url: string, cookie: string, body: object) =>
  new Promise<{ readonly cookies: ReadonlyArray<string>; readonly status: number; readonly body: string }>(
    (resolve, reject) => {
      const sent = request(url, { method, headers: { "content-type": "application/json", cookie } })
      sent.on("error", reject)
      sent.on("response", (answer) => {
        const { headers, statusCode: status = 0 } = answer
        text(answer).then(
          (read) => resolve({ cookies: headers["set-cookie"] ?? [], status, body: read }),
          reject
        )
      })
      sent.end(JSON.stringify(body))
    }
  )

/**
 * A person signed in in another browser, without a page. The test's own `fetch` would not do: it is that of the
 * browser's under test, with that one's cookies.
 */
export const inAnotherBrowser = async (app: RunningApp, { email }: { readonly email: string }) => {
  let cookie = ""
  const write = async (
    method: "POST" | "PUT",
    path: string,
    body: object
  ): Promise<{ readonly id: string }> => {
    const answer = await send(method, app.url + path, cookie, body)
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.body}`)
    if (answer.cookies.length > 0) cookie = answer.cookies.map((set) => set.split(";")[0]).join("; ")
    return JSON.parse(answer.body)
  }
  const post = (path: string, body: object = {}) => write("POST", path, body)
  const put = (path: string, body: object) => write("PUT", path, body)
  await post("/api/auth/login", { email, password })
  return { post, put }
}
