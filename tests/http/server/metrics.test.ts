import { once } from "node:events"
import { createServer } from "node:net"
import { join } from "node:path"

import parse from "parse-prometheus-text-format"
import { SMTPServer } from "smtp-server"
import { describe, expect, it } from "vitest"

import { Client } from "#tests/support/app/client.ts"
import { freePort } from "#tests/support/app/free-port.ts"
import { listenAnywhere } from "#tests/support/app/listen-anywhere.ts"
import { serverProcesses } from "#tests/support/app/server-process.ts"
import { aRegistration } from "#tests/support/builders.ts"
import { freshDatabase } from "#tests/support/postgres/postgres.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"

const familiesIn = (page: string) => new Map(parse(page).map((family) => [family.name, family]))

/** The jobs with `count` rounds of this outcome. */
const jobsIn = (page: string, outcome: "done" | "failed", count: string) =>
  [...page.matchAll(/^job_duration_seconds_count\{job="([\w-]+)",outcome="(\w+)"\} (\d+)$/gm)]
    .filter(([, , ended, rounds = ""]) => ended === outcome && new RegExp(`^${count}$`).test(rounds))
    .map(([, job]) => job)

describe.each(storesUnderTest().filter((name) => name !== "memory"))(
  "What a server on %s counts",
  (store) => {
    const { folder, start } = serverProcesses()
    const database = async () =>
      store === "postgres" ? (await freshDatabase()).url : `sqlite:${join(folder(), "a.sqlite")}`

    it("is told on a port of its own, as Prometheus reads it", { timeout: 60_000 }, async () => {
      const port = await freePort()
      const server = start({ DATABASE_URL: await database(), METRICS_PORT: String(port) })
      const url = await server.ready
      const client = new Client(url)
      for (let at = 0; at < 3; at += 1) await client.get("/api/categories")
      await client.post("/api/auth/register", aRegistration())
      await client.get("/api/providers/01900000-0000-7000-8000-000000000001")
      await client.get("/api/nothing/of/the/kind")
      const leaving = new AbortController()
      const stream = await client.open("/api/events", {}, leaving.signal)
      expect(stream.status).toBe(200)

      const at = `http://127.0.0.1:${port}`
      const text = async () => {
        const answer = await fetch(`${at}/metrics`)
        expect(answer.headers.get("content-type")).toContain("text/plain")
        return answer.text()
      }
      const told = await text()
      const families = familiesIn(told)
      // By a pattern, as the parser drops the labels of histograms.
      const counted = (route: string, status: string) =>
        new RegExp(
          `^http_request_duration_seconds_count\\{method="GET",route="${route}",status="${status}"\\} (\\d+)$`,
          "m"
        ).exec(told)?.[1]
      expect([
        counted("/api/categories", "200"),
        counted("/api/providers/:providerId", "404"),
        counted("unknown call", "404"),
        counted("/api/events", "200")
      ]).toEqual(["3", "1", "1", undefined])
      const kept = families.get("kept_answers_total")?.metrics.map(({ labels, value }) => [labels, value])
      expect(kept).toEqual([
        [{ kind: "answer", result: "miss" }, "1"],
        [{ kind: "answer", result: "hit" }, "2"]
      ])
      const level = (name: string) => Number(families.get(name)?.metrics[0]?.value)
      expect(level("event_streams")).toBe(1)
      expect(level("outbox_failed")).toBe(0)
      expect(level("outbox_overdue")).toBeGreaterThanOrEqual(0)
      expect(level("pool_used") + level("pool_free")).toBeGreaterThanOrEqual(1)
      expect(level("reader_connections")).toBeGreaterThanOrEqual(store === "postgres" ? 1 : 0)
      expect(level("nodejs_eventloop_lag_seconds")).toBeGreaterThanOrEqual(0)
      expect(level("process_resident_memory_bytes")).toBeGreaterThan(10_000_000)
      expect(families.get("http_request_duration_seconds")?.type).toBe("HISTOGRAM")
      await expect
        .poll(async () => jobsIn(await text(), "done", "[1-9]\\d*"))
        .toEqual(expect.arrayContaining(["mail", "imports", "run-out", "purge"]))
      // Series of failures start at 0, so that the first failure counts as an increase.
      const jobs = ["mail", "announce-jobs", "saved-searches", "imports", "run-out", "purge", "photos"]
      expect(new Set(jobsIn(told, "failed", "0"))).toEqual(new Set(jobs))
      expect(told).toMatch(/^http_answers_total\{class="5xx"\} 0$/m)
      expect(told).toMatch(/^http_answers_total\{class="4xx"\} 2$/m)

      leaving.abort()
      await expect
        .poll(async () => familiesIn(await text()).get("event_streams")?.metrics[0]?.value)
        .toBe("0")
      expect((await fetch(`${at}/`)).status).toBe(404)
      expect((await fetch(`${at}/metrics`, { method: "POST" })).status).toBe(404)
      expect((await client.get("/metrics")).status).toBe(404)
      server.kill("SIGTERM")
      expect((await server.ended).code).toBe(0)
    })

    it(
      "and its log tell of emails that the mail server does not take, and of no address",
      { timeout: 60_000 },
      async () => {
        const refusal = Object.assign(new Error("5.7.8 <mail@example.com>: wrong password"), {
          responseCode: 535
        })
        const mailServer = new SMTPServer({
          logger: false,
          allowInsecureAuth: true,
          onAuth: (_, __, callback) => callback(refusal)
        })
        const port = await freePort()
        const server = start({
          DATABASE_URL: await database(),
          METRICS_PORT: String(port),
          SMTP_URL: `smtp://mail:wrong@127.0.0.1:${await listenAnywhere(mailServer.server)}`,
          MAIL_FROM: "no-reply@example.com",
          PUBLIC_URL: "https://www.example.com"
        })
        const client = new Client(await server.ready)
        await client.post("/api/auth/register", aRegistration())
        const level = async (name: string) => {
          const page = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
          return Number(familiesIn(page).get(name)?.metrics[0]?.value)
        }
        const warnings = () =>
          server
            .said()
            .split("\n")
            .filter((line) => line.includes('"level":"warn"') && line.includes('"why"'))
        await expect.poll(warnings, { timeout: 20_000 }).toHaveLength(1)
        expect(JSON.parse(warnings()[0] ?? "")).toMatchObject({
          why: "535 5.7.8 the address: wrong password",
          msg: "Emails could not be handed over"
        })
        await expect.poll(() => level("outbox_overdue"), { timeout: 20_000 }).toBe(1)
        const oldest = await level("outbox_oldest_seconds")
        await expect.poll(() => level("outbox_oldest_seconds")).toBeGreaterThan(oldest)
        mailServer.close()
      }
    )

    it(
      "is nowhere unless it is asked for, and a port that is taken is named",
      { timeout: 60_000 },
      async () => {
        const port = await freePort()
        const blocker = createServer().listen(port, "127.0.0.1")
        await once(blocker, "listening")
        const server = start({ METRICS_PORT: String(port) })
        await expect(server.ready).rejects.toThrow("The server ended")
        expect((await server.ended).err).toBe(
          `METRICS_PORT is ${port}, which another program uses; for example METRICS_PORT=${port + 1}\n`
        )
        blocker.close()
      }
    )
  }
)
