import { randomUUID } from "node:crypto"

import { aQuoteRequest } from "#tests/support/builders.ts"

import type { Turn } from "./writers-town.ts"

/** Sends a request with an idempotency key, as the browser does; returns the id of what was stored. */
export const send = async (
  method: "POST" | "PUT",
  url: string,
  cookie: string,
  body: object
): Promise<string> => {
  const answer = await fetch(url, {
    method,
    headers: { "content-type": "application/json", cookie, "idempotency-key": randomUUID() },
    body: JSON.stringify(body)
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text}`)
  const { id }: { readonly id: string } = JSON.parse(text)
  return id
}

const post = (url: string, cookie: string, body: object) => send("POST", url, cookie, body)

const message = { content: "Tuesday morning works. I will be at home from eight o'clock on." }
const bid = { price: 4_200, message: "Everything included, tiles as well.", timeline: "Two weeks" }
const review = {
  rating: 5,
  title: "On time and tidy",
  content: "Fixed the leak in an hour and explained what had gone wrong."
}

interface Writing {
  readonly name: string
  /** Number of requests that one turn sends. */
  readonly requests: number
  readonly write: (api: string, turn: Turn) => Promise<unknown>
}

/** A homeowner reviews a finished job. */
export const writeReview = (api: string, { homeowner, jobId }: Turn) =>
  post(`${api}/quotes/${jobId}/review`, homeowner, review)

/** The kinds of writes that are measured, each turn by another person. */
export const writings: ReadonlyArray<Writing> = [
  {
    name: "X1 quote request",
    requests: 1,
    write: (api, { homeowner, providerId }) => post(`${api}/quotes`, homeowner, aQuoteRequest(providerId))
  },
  {
    name: "X2 message",
    requests: 1,
    write: (api, { conversationId, homeowner }) =>
      post(`${api}/conversations/${conversationId}/messages`, homeowner, message)
  },
  {
    name: "X3 bid, and its acceptance",
    requests: 2,
    write: async (api, { homeowner, projectId, provider }) => {
      const id = await post(`${api}/projects/${projectId}/quotes`, provider, bid)
      await post(`${api}/quotes/${id}/accept`, homeowner, { price: bid.price })
    }
  },
  {
    name: "X4 review",
    requests: 1,
    write: writeReview
  }
]
