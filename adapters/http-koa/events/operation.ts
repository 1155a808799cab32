import { eventKinds } from "#domain/events/event.ts"

import { streamType } from "./frames.ts"

const description =
  `Server-sent events: ${eventKinds.join(", ")}, each with {"id": …} of the thing that changed as its data (\`message\` and ` +
  "`read` also with its `conversationId`), and an id of its own; `resync`, when events are lost, says to load everything anew. A comment every 25 seconds."

/** `GET /api/events` as an operation of OpenAPI. */
export const eventsOperation = (problems: (statuses: ReadonlyArray<number>) => object) => ({
  operationId: "getEvents",
  summary: "What concerns oneself, as it happens; at most ten streams a person",
  tags: ["events"],
  security: [{ session: [] }],
  parameters: [
    {
      name: "Last-Event-ID",
      in: "header",
      required: false,
      description: "Goes on after this event, without gap or duplicate, for an hour",
      schema: { type: "string" }
    }
  ],
  responses: {
    200: { description, content: { [streamType]: { schema: { type: "string" } } } },
    ...problems([401, 429, 500, 503]),
    default: { $ref: "#/components/responses/Problem" }
  }
})
