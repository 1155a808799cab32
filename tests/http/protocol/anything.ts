import { get } from "node:http"

import * as fc from "fast-check"

export const paths = [
  "/api/providers",
  `/api/providers/${crypto.randomUUID()}/reviews`,
  "/api/me",
  "/api/openapi.json"
]
export const names = [
  "limit",
  "offset",
  "minRating",
  "sortBy",
  "service",
  "location",
  "zipCode",
  "specialty",
  "__proto__"
]
export const bodies = [
  "/api/auth/login",
  "/api/auth/register",
  "/api/quotes",
  "/api/projects",
  "/api/conversations"
]

export const pathCharacters = Array.from("abz09/.%-_~:@!$&'()*+,;=[]|^{}\\\"")
export const cookieCharacters = Array.from('sesion=.;," %\\abc012')
const anyText = fc.string({ unit: "grapheme", maxLength: 60 })
export const encoded = anyText.map((text) => encodeURIComponent(text))

/** The status of a request that `fetch` would refuse to send. */
export const statusOf = (url: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<number | undefined>((done, fail) => {
    const { hostname, port } = new URL(url)
    get({ hostname, port, path, headers, agent: false }, (response) => {
      response.resume().on("end", () => done(response.statusCode))
    }).on("error", fail)
  })
