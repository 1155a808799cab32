import * as Layer from "effect/Layer"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { TracedByOtlp } from "#adapters/tracing/index.ts"
import { attributesOf, type Span, startCollector } from "#tests/support/app/collector.ts"
import { startApp } from "#tests/support/app/start-app.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"
import { freshStore } from "#tests/support/stores/stores.ts"

const registration = {
  username: "olivia-the-first",
  email: "olivia.secret@example.com",
  firstName: "Oliviaannabel",
  lastName: "Parkington",
  password: "correct horse battery",
  role: "homeowner"
}

const theirTrace = "0af7651916cd43dd8448eb211c80319c"
const theirSpan = "b7ad6b7169203331"
const traceparent = `00-${theirTrace}-${theirSpan}-01`

const server = 2
const client = 3

type Collector = Awaited<ReturnType<typeof startCollector>>

const settingsFor = ({ url }: Collector) => ({
  url: `${url}/v1/traces`,
  headers: { "api-key": "a key" },
  resource: { serviceName: "pros", attributes: { "deployment.environment.name": "test" } }
})

describe.each(storesUnderTest().filter((name) => name !== "memory"))(
  "What is done for a request on %s",
  (name) => {
    let collector: Collector
    let spans: ReadonlyArray<Span>
    let requestId: string | null
    let cookies: ReadonlyArray<string>

    beforeAll(async () => {
      collector = await startCollector()
      const store = await freshStore(name)
      const app = await startApp({
        store: store.layer,
        trustProxy: true,
        change: (ports) =>
          Layer.provideMerge(
            ports,
            TracedByOtlp(settingsFor(collector), () => undefined)
          )
      })
      const olivia = app.client()
      const answer = await olivia.post("/api/auth/register", registration, { traceparent })
      requestId = answer.headers.get("x-request-id")
      cookies = [...olivia.cookies.values()]
      await Promise.all([
        olivia.get("/api/me/account"),
        olivia.get("/api/conversations"),
        olivia.get("/api/me/counts"),
        app.client().get("/api/providers?q=o'brien+mcsomebody"),
        app.client().post("/api/auth/login", { email: registration.email, password: "a wrong pass" }),
        app.client().get("/api/nothing/of/theirs", { traceparent: "00-0-0-00" })
      ])
      // The remaining spans are sent when the app stops.
      await app.stop()
      await store.remove()
      spans = collector.spans()
    })
    afterAll(() => collector.stop())

    const spanOf = (what: string) => {
      const found = spans.filter((span) => span.name === what)
      expect(found.map((span) => span.name)).toEqual([what])
      const [span] = found
      if (span === undefined) throw new Error(`There is no span of ${what}`)
      return span
    }
    const under = (parent: Span) => spans.filter((span) => span.parentSpanId === parent.spanId)

    it("is told from its route through the use case to the statement", () => {
      const request = spanOf("POST /api/auth/register")
      const useCase = spanOf("register")
      expect(useCase.parentSpanId).toBe(request.spanId)
      const sent = under(useCase).map((span) => attributesOf(span)["db.query.text"])
      expect(sent).toEqual(
        expect.arrayContaining([expect.stringMatching(/^insert into .?users.? \(.*\) values \(/)])
      )
      expect(sent.map((text) => String(text).toUpperCase())).toEqual(
        expect.arrayContaining([expect.stringMatching(/^BEGIN/), expect.stringMatching(/^COMMIT/)])
      )
      const statements = under(useCase).filter(({ kind }) => kind === client)
      expect(new Set(statements.map((span) => attributesOf(span)["db.system.name"]))).toEqual(
        new Set([name === "postgres" ? "postgresql" : "sqlite"])
      )
      for (const span of [useCase, ...under(useCase)]) {
        expect(span.traceId).toBe(request.traceId)
        expect(BigInt(span.startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(request.startTimeUnixNano))
        expect(BigInt(span.endTimeUnixNano)).toBeLessThanOrEqual(BigInt(request.endTimeUnixNano))
      }
      expect(request.kind).toBe(server)
      expect(attributesOf(request)).toEqual({
        "http.request.method": "POST",
        "http.route": "/api/auth/register",
        "http.response.status_code": 201,
        "request.id": requestId
      })
    })

    it("goes on with the trace of a proxy of ours, and begins one where there is none", () => {
      const request = spanOf("POST /api/auth/register")
      expect([request.traceId, request.parentSpanId]).toEqual([theirTrace, theirSpan])
      const others = spans.filter(({ kind, traceId }) => kind === server && traceId !== theirTrace)
      expect(others.map((span) => span.parentSpanId)).toEqual(others.map(() => undefined))
      expect(new Set(others.map(({ traceId }) => traceId)).size).toBe(others.length)
      expect(others).toHaveLength(6)
    })

    it("keeps requests apart that are under way at once", () => {
      const requests = spans.filter(({ kind }) => kind === server)
      const ids = new Set(spans.map(({ spanId }) => spanId))
      for (const span of spans.filter(({ kind }) => kind === client)) expect(ids).toContain(span.parentSpanId)
      // Each request reads the session within its own span.
      for (const route of ["/api/me/account", "/api/conversations", "/api/me/counts"]) {
        const request = requests.find((span) => span.name === `GET ${route}`)
        const texts = request && under(request).map((span) => String(attributesOf(span)["db.query.text"]))
        expect(texts?.filter((text) => text.includes("from sessions"))).toHaveLength(1)
      }
    })

    it("says of what was refused which refusal it was, and of an unknown address no more than that", () => {
      const request = spanOf("POST /api/auth/login")
      expect([request.status.code, attributesOf(request)["http.response.status_code"]]).toEqual([1, 401])
      const [useCase] = under(request)
      expect(useCase && [useCase.name, attributesOf(useCase)["error.type"]]).toEqual([
        "signIn",
        "WrongCredentials"
      ])
      expect(attributesOf(spanOf("GET unknown call"))["http.response.status_code"]).toBe(404)
    })

    it("tells nothing of what people have sent", () => {
      const told = collector.text()
      const { email, firstName, lastName, password, username } = registration
      const secrets = [
        email,
        firstName,
        lastName,
        password,
        username,
        ...cookies,
        "brien",
        "mcsomebody",
        "theirs",
        "a wrong pass"
      ]
      expect(secrets.filter((secret) => told.includes(secret))).toEqual([])
    })

    it("is sent as the settings say", () => {
      expect(new Set(collector.seen.map(({ path }) => path))).toEqual(new Set(["/v1/traces"]))
      const [first] = collector.seen
      expect(first?.headers).toMatchObject({ "api-key": "a key", "content-type": "application/json" })
      expect(attributesOf(collector.resources()[0] ?? { attributes: [] })).toMatchObject({
        "service.name": "pros",
        "deployment.environment.name": "test"
      })
    })
  }
)

it("goes on with nobody's trace where no proxy of ours stands before it", async () => {
  const collector = await startCollector()
  const app = await startApp({
    change: (ports) =>
      Layer.provideMerge(
        ports,
        TracedByOtlp(settingsFor(collector), () => undefined)
      )
  })
  await app.client().get("/api/categories", { traceparent })
  await app.stop()
  const request = collector.spans().find(({ kind }) => kind === server)
  expect(request?.name).toBe("GET /api/categories")
  expect(request?.parentSpanId).toBeUndefined()
  expect(request?.traceId).not.toBe(theirTrace)
  await collector.stop()
})
