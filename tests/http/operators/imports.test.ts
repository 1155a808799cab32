import { once } from "node:events"
import { Agent, request } from "node:http"

import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect, it } from "vitest"

import { categoryNames } from "#domain/catalogue/category-names.ts"
import type { Import, ImportFile } from "#domain/import/import.ts"
import type { AuditRow } from "#domain/operator/audit.ts"
import type { Person } from "#domain/operator/people.ts"
import type { Problem } from "#ports/http/problem.ts"
import { ImportRepository } from "#ports/repositories/operators/import-repository.ts"
import { RegisterRepository } from "#ports/repositories/operators/register-repository.ts"
import { atAppOn } from "#tests/support/app/at-app-on.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import type { Client } from "#tests/support/app/client.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"
import { applyImports } from "#use-cases/import/apply-imports.ts"
import { sendEmails } from "#use-cases/mail/send-emails.ts"

import { aSignedInHomeowner, password } from "../accounts/people.ts"
import { aLicenseLine, aProviderLine, fileOf, sendFile } from "./import-files.ts"
import { anUnlockedOperator, aSignedInOperator } from "./people.ts"

const apply = (client: Client, { id }: { readonly id: string }, body: object) =>
  client.post<ImportFile & Problem>(`/api/admin/imports/${id}/apply`, body)
const fail = (error: unknown) => {
  throw error
}
const onlyGood = { good: "only", invite: false }
const register = { kind: "licenses", name: "cilb.csv", register: "FL DBPR CILB" }

const aPerson = async (client: Client, email = "") => {
  const found = await client.get<ReadonlyArray<Person>>(`/api/admin/people?q=${encodeURIComponent(email)}`)
  return found.body[0]
}

describe("A file of faults that cannot be read to its end", () => {
  let isCut = false
  const cut = Effect.suspend(() => (isCut ? Effect.die(new Error("The connection was cut")) : Effect.void))
  const unreadable = Layer.effect(
    ImportRepository,
    Effect.map(ImportRepository, (imports) =>
      ImportRepository.of({
        ...imports,
        badAfter: (...asked) => Effect.andThen(cut, imports.badAfter(...asked))
      })
    )
  )
  const app = atApp({ change: (ports) => Layer.provideMerge(unreadable, ports) })

  it.each(["gzip", "identity"])("ends with a broken answer, packed with %s", async (encoding) => {
    isCut = false
    const { client } = await anUnlockedOperator(app)
    const { body } = await sendFile(client, fileOf("providers", [aProviderLine({ zipCode: "" })]))
    isCut = true
    const asked = client.get(`/admin/imports/${body.id}/faults.csv`, { "accept-encoding": encoding })
    await expect(asked).rejects.toThrow(/^(?:terminated|fetch failed)$/)
    expect(app.logLines.join("")).toContain("The connection was cut")
  })
})

describe("A file of businesses", () => {
  const app = atApp()

  it("is read line by line with every fault of every line, and nothing of it is applied", async () => {
    const { account, client } = await anUnlockedOperator(app)
    const there = await aSignedInHomeowner(app)
    const fine = aProviderLine()
    const lines = [
      fine,
      aProviderLine({ zipCode: "00000", businessName: "", hourlyRateMin: "cheap" }),
      aProviderLine({ ...(fine.email !== undefined && { email: fine.email.toUpperCase() }) }),
      aProviderLine({
        email: there.account.email,
        description: 'With "quotes",\nand a second line of words, so that it is long enough.'
      }),
      aProviderLine({ specialties: "Plumbing; Wizardry", availability: "soon", responseTime: "" })
    ]
    const sent = await sendFile(client, `\u{FEFF}${fileOf("providers", lines, "\r\n")}`)
    expect(sent).toMatchObject({
      status: 201,
      body: { rows: 5, good: 1, bad: 4, state: "checked", createdBy: account.id, createdByName: "Dana Cole" }
    })
    expect(sent.body.faults.map(({ column, line, message }) => [line, column, message])).toEqual([
      [3, "hourlyRateMin", "Please name an amount, such as $800 or $1,250.50"],
      [3, "businessName", "Business name is required"],
      [3, "zipCode", "Valid ZIP code is required"],
      [4, "email", "Line 4 and line 2 have the same email."],
      [5, "email", "There is an account with this address already."],
      [7, "specialties", `Please choose your specialties from the list: ${categoryNames.join("; ")}`],
      [7, "availability", "Please choose your availability: asap, today, week, month, flexible"],
      [7, "responseTime", "Please choose your response time: 1h, 4h, 24h, 48h"]
    ])
    expect(await aPerson(client, fine.email)).toBeUndefined()
    const listed = await client.get<ReadonlyArray<Import>>("/api/admin/imports")
    expect(listed.body[0]).toMatchObject({ id: sent.body.id, good: 1 })
    expect((await client.get<ImportFile>(`/api/admin/imports/${sent.body.id}`)).body).toEqual(sent.body)
  })

  it("shows the first two hundred of its faults", async () => {
    const { client } = await anUnlockedOperator(app)
    const faulty = { firstName: "", lastName: "" }
    const lines = Array.from({ length: 101 }, () => aProviderLine(faulty))
    const { body } = await sendFile(client, fileOf("providers", lines))
    expect(body).toMatchObject({ good: 0, bad: 101 })
    expect(body.faults).toHaveLength(200)
    expect(body.faults.at(-1)).toMatchObject({ line: 101 })
  })

  it("takes an address for the same, however its accents were typed", async () => {
    const { client } = await anUnlockedOperator(app)
    const lines = ["jos\u00e9", "jose\u0301"].map((name) => aProviderLine({ email: `${name}@example.com` }))
    const { body } = await sendFile(client, fileOf("providers", lines))
    expect(body.faults.map(({ message }) => message)).toEqual(["Line 3 and line 2 have the same email."])
  })

  it("becomes accounts without a password and pages that nobody sees, each line once; the invited are written to", async () => {
    const { client } = await anUnlockedOperator(app)
    const [invited, taken] = [aProviderLine(), aProviderLine()]
    const { body } = await sendFile(
      client,
      fileOf("providers", [invited, taken, aProviderLine({ phone: "" })])
    )
    expect(body).toMatchObject({ good: 3, bad: 0 })
    await aSignedInHomeowner(app, { email: taken.email ?? "" })
    expect(await apply(client, body, { good: "all-or-nothing", invite: true })).toMatchObject({
      status: 200,
      body: { state: "applying", invites: true }
    })
    await Promise.all([app.run(applyImports()), app.run(applyImports())])
    const applied = await client.get<ImportFile>(`/api/admin/imports/${body.id}`)
    expect(applied.body).toMatchObject({ state: "applied", good: 2, bad: 1 })
    expect(applied.body.faults).toMatchObject([{ line: 3, column: "email" }])

    const person = await aPerson(client, invited.email)
    expect(person).toMatchObject({ role: "provider", businessName: invited.businessName })
    expect((await app.client().get(`/api/providers/${person?.providerId}`)).status).toBe(404)
    const login = { email: invited.email, password }
    expect((await app.client().post("/api/auth/login", login)).status).toBe(401)
    await app.run(sendEmails(fail))
    const letters = app.letters.filter(({ to }) => to.address === invited.email)
    expect(letters.map(({ subject }) => subject)).toEqual(["Your page on Best Contractors is prepared"])
    expect(letters[0]?.text).toContain("You will not hear from us again unless you use it.")
    await app.run(applyImports())
    expect((await apply(client, body, onlyGood)).status).toBe(409)

    const key = /#(\S+)/.exec(letters[0]?.text ?? "")?.[1]
    const reset = await app.client().post("/api/auth/reset", { key, password })
    expect(reset.status).toBe(200)
    expect((await app.client().post("/api/auth/login", login)).status).toBe(200)
  })

  it("is applied on the word of who typed the password lately, wholly or its good lines, and leaves a row of the log", async () => {
    const operator = await aSignedInOperator(app)
    const { client } = operator
    const { body } = await sendFile(
      client,
      fileOf("providers", [aProviderLine(), aProviderLine({ email: "" })])
    )
    expect((await apply(client, body, onlyGood)).body.code).toBe("ConfirmPassword")
    await client.post("/api/admin/unlock", { password })
    expect(await apply(client, body, { good: "all-or-nothing", invite: false })).toMatchObject({
      status: 422,
      body: { errors: [{ field: "good" }] }
    })
    expect((await apply(client, body, {})).body.errors?.map(({ field }) => field)).toEqual(["good", "invite"])
    expect((await apply(client, body, onlyGood)).status).toBe(200)
    const log = await client.get<ReadonlyArray<AuditRow>>(`/api/admin/audit?thing=${body.id}`)
    expect(log.body).toMatchObject([{ action: "import.apply", after: { good: 1, bad: 1, invites: false } }])
    const dropped = await sendFile(client, fileOf("providers", [aProviderLine()]))
    const path = `/api/admin/imports/${dropped.body.id}/drop`
    expect((await client.post<Import>(path)).body.state).toBe("dropped")
    expect((await client.post(path)).status).toBe(409)
    expect((await apply(client, dropped.body, onlyGood)).status).toBe(409)
  })

  it("gives its bad lines back as a file without formulas, which can be mended and sent again", async () => {
    const { client } = await anUnlockedOperator(app)
    const wrong = aProviderLine({ zipCode: "", businessName: '=HYPERLINK("x")' })
    const { body } = await sendFile(client, fileOf("providers", [aProviderLine(), wrong]))
    const path = `/admin/imports/${body.id}/faults.csv`
    const file = await client.get<string>(path)
    expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8")
    expect(file.headers.get("cache-control")).toBe("no-store")
    const [header, line, ...rest] = file.body.trimEnd().split("\r\n")
    expect(rest).toEqual([])
    expect(header).toMatch(/^"line","email",.*,"faults"$/)
    expect(line).toMatch(/^"3",/)
    expect(line).toContain(`"'=HYPERLINK(""x"")"`)
    expect(line).toContain("zipCode: ")
    const mended = file.body.replace(',"","$80"', ',"78704","$80"').replace("'=HYPERLINK", "HYPERLINK")
    expect((await sendFile(client, mended)).body).toMatchObject({ rows: 1, good: 1 })
    for (const other of [app.client(), (await aSignedInHomeowner(app)).client]) {
      expect((await other.get(path)).status).toBe(404)
    }
    expect((await client.get("/admin/imports/nothing/faults.csv")).status).toBe(404)
  })

  it("is refused as a whole with what is wrong with it, and nothing of it stays", async () => {
    const { client } = await anUnlockedOperator(app)
    const header = fileOf("providers", []).trimEnd()
    const before = (await client.get<ReadonlyArray<Import>>("/api/admin/imports")).body.length
    const said = async (body: string | Uint8Array) => {
      const { body: answer, status } = await sendFile(client, body)
      return [status, answer.errors?.[0]?.message]
    }
    expect(await said("")).toEqual([422, "This file has no line with the names of its columns."])
    expect(await said(header)).toEqual([422, "This file has no lines below the names of its columns."])
    expect(await said(header.replace("specialties,", ""))).toEqual([422, "Column specialties is missing."])
    expect(await said(`${header},color`)).toEqual([422, "Column color is not known."])
    expect(await said(`${header},email`)).toEqual([422, "Column email is there twice."])
    const latin = new Uint8Array([...new TextEncoder().encode(`${header}\n`), 0xe9, 0x0a])
    expect(await said(latin)).toEqual([422, "This file is not UTF-8 text."])
    expect(await said(`${header}\n"never ends`)).toEqual([422, expect.stringContaining("quotation mark")])
    expect(await said(`${header}\na"b,c`)).toEqual([422, expect.stringContaining("quotation mark")])
    expect(await said(`${header}\n${"x".repeat(20_000)}`)).toEqual([422, expect.stringContaining("too long")])
    expect((await sendFile(client, header, undefined, "application/json")).status).toBe(415)
    const unnamed = await sendFile(client, header, { kind: "nothing" })
    expect(unnamed.body.errors?.map(({ field }) => field)).toEqual(["kind", "name", "register"])
    const tooMany = fileOf("providers", []) + "a\n".repeat(5_001)
    expect(await said(tooMany)).toEqual([422, "A file of this kind has at most 5,000 lines."])
    const tooLarge = `${header}\n${`${"x".repeat(16_000)}\n`.repeat(660)}`
    expect(await sendFile(client, tooLarge)).toMatchObject({
      status: 413,
      body: { code: "FileTooLarge", detail: "A file of this kind has at most 10 MiB." }
    })
    expect((await client.get<ReadonlyArray<Import>>("/api/admin/imports")).body).toHaveLength(before)
  })

  it("leaves the connection to whoever asks next, when it is refused before its end", async () => {
    const { client } = await anUnlockedOperator(app)
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const asked = { agent, headers: { cookie, "content-type": "text/csv" } }
    const statusOf = async (path: string, method: string, body = "") => {
      const sent = request(app.url + path, { ...asked, method }).end(body)
      const [answer] = await once(sent, "response")
      answer.resume()
      await once(answer, "end")
      return answer.statusCode
    }
    const wrong = `foo,bar\n${"1,2\n".repeat(100_000)}`
    expect(await statusOf("/api/admin/imports?kind=providers&name=a.csv", "POST", wrong)).toBe(422)
    expect(await statusOf("/api/admin/queue", "GET")).toBe(200)
    agent.destroy()
  })

  it("names lines with too few cells, too many, or what no one can type", async () => {
    const { client } = await anUnlockedOperator(app)
    const file = `${fileOf("providers", [])}a,b\n${fileOf("providers", [
      aProviderLine({ lastName: "a\u0000b" })
    ])
      .split("\n")
      .slice(1)
      .join("\n")}`
    const { body } = await sendFile(client, file)
    expect(body.faults).toEqual([
      { line: 2, column: null, message: "Line 2 has 2 cells, the header 15." },
      { line: 3, column: "lastName", message: "Please remove the invisible control characters" }
    ])
  })
})

describe.each(storesUnderTest())("A file on %s", (name) => {
  const app = atAppOn(name)

  it("may have addresses that no database can be asked for", async () => {
    const { client } = await aSignedInOperator(app)
    const lines = ["a\u0000b@example.com", "", "nobody", aProviderLine().email ?? ""].map((email) =>
      aProviderLine({ email })
    )
    const { body, status } = await sendFile(client, fileOf("providers", lines))
    expect(status).toBe(201)
    expect(body).toMatchObject({ good: 1, bad: 3 })
    expect(body.faults.map(({ column, line }) => [line, column])).toEqual([
      [2, "email"],
      [3, "email"],
      [4, "email"]
    ])
  })
})

describe("A file of licenses", () => {
  const app = atApp()
  const licensesOf = (number: string) =>
    app.run(Effect.flatMap(RegisterRepository, ({ numbered }) => numbered([number])))

  it("fills a register, and the next one takes its place", async () => {
    const { client } = await anUnlockedOperator(app)
    const first = await sendFile(
      client,
      fileOf("licenses", [aLicenseLine(), aLicenseLine({ number: "GONE 1" })]),
      register
    )
    expect(first.body).toMatchObject({ good: 2, register: "FL DBPR CILB" })
    await apply(client, first.body, onlyGood)
    await app.run(applyImports())
    expect(await licensesOf("CFC1428813")).toMatchObject([
      { register: "FL DBPR CILB", holder: "BLUEBONNET PLUMBING LLC", expiresOn: "2099-08-31" }
    ])
    const inactive = aLicenseLine({ status: "Delinquent, Inactive", expiresOn: "" })
    const second = await sendFile(client, fileOf("licenses", [inactive]), register)
    await apply(client, second.body, { good: "only", invite: true })
    await app.run(applyImports())
    expect(await licensesOf("CFC1428813")).toMatchObject([
      { status: "Delinquent, Inactive", expiresOn: null }
    ])
    expect(await licensesOf("GONE1")).toEqual([])
  })

  it("waits for another one of its register that is being applied, also when both are begun at once", async () => {
    const { client } = await anUnlockedOperator(app)
    const send = () =>
      sendFile(client, fileOf("licenses", [aLicenseLine()]), { ...register, register: "TX TSBPE" })
    const files = [(await send()).body, (await send()).body]
    const answers = await Promise.all(files.map((file) => apply(client, file, onlyGood)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.find(({ status }) => status === 422)?.body.errors).toEqual([
      {
        field: "good",
        message: "Another file of this register is being applied. Please wait until it is done."
      }
    ])
    const later = files[answers.findIndex(({ status }) => status === 422)]
    await app.run(applyImports())
    expect((await apply(client, later ?? { id: "" }, onlyGood)).status).toBe(200)
    await app.run(applyImports())
  })

  it("says what is wrong with its lines, and wants to know the register", async () => {
    const { client } = await anUnlockedOperator(app)
    const lines = [aLicenseLine({ number: "-" }), aLicenseLine({ expiresOn: "08/31/2028", holder: "" })]
    const { body } = await sendFile(client, fileOf("licenses", lines), register)
    expect(body.faults.map(({ column, line }) => [line, column])).toEqual([
      [2, "number"],
      [3, "holder"],
      [3, "expiresOn"]
    ])
    const { register: _, ...unnamed } = register
    expect((await sendFile(client, fileOf("licenses", lines), unnamed)).body.errors).toMatchObject([
      { field: "register", message: "Please name the register" }
    ])
  })

  it("gives back what a line has beyond its header's cells, and wants it mended", async () => {
    const { client } = await anUnlockedOperator(app)
    const header = fileOf("licenses", [])
    const faultsOf = async (text: string) => {
      const { body } = await sendFile(client, text, register)
      expect(body).toMatchObject({ good: 0, bad: 1, faults: [{ line: 2, column: null }] })
      return (await client.get<string>(`/admin/imports/${body.id}/faults.csv`)).body
    }
    const file = await faultsOf(`${header}CFC-1,REYES LLC,CFC,Active,,,MIAMI, DADE,FL,=1\n`)
    const said = '"Line 2 has 10 cells, the header 8."'
    const line = `"2","CFC-1","REYES LLC","CFC","Active","","","MIAMI"," DADE",${said},"FL,=1"`
    expect(file).toBe(`"line","${header.trimEnd().replaceAll(",", '","')}","faults"\r\n${line}\r\n`)
    const again = line.replace(said, '"Line 2 has 11 cells, the header 10."')
    expect((await faultsOf(file)).split("\r\n")[1]).toBe(again)
    const oneMore = await faultsOf(`${header}CFC-1,REYES LLC,CFC,Active,,,MIAMI,FL,\n`)
    expect(oneMore).toMatch(/"Line 2 has 9 cells, the header 8\.",""\r\n$/)
  })

  it("is applied in pieces that go on where they were left", async () => {
    const { client } = await anUnlockedOperator(app)
    const lines = Array.from({ length: 450 }, (_, at) => aLicenseLine({ number: `P${at}` }))
    const { body } = await sendFile(client, fileOf("licenses", lines), register)
    await apply(client, body, onlyGood)
    await Promise.all([1, 2, 3].map(() => app.run(applyImports())))
    expect((await client.get<ImportFile>(`/api/admin/imports/${body.id}`)).body).toMatchObject({
      state: "applied",
      appliedTo: 451
    })
    expect(await licensesOf("P0")).toHaveLength(1)
    expect(await licensesOf("P449")).toHaveLength(1)
  })

  it("whose lines are gone is dropped and empties no register; one that was begun by then is applied whole", async () => {
    const { client } = await anUnlockedOperator(app)
    const named = { ...register, register: "TX TDLR" }
    const send = async (number: string) =>
      (await sendFile(client, fileOf("licenses", [aLicenseLine({ number })]), named)).body
    const [begun, left] = [await send("BEGUN1"), await send("LEFT1")]
    expect((await apply(client, begun, onlyGood)).status).toBe(200)
    const later = new Date(Date.now() + 60_000).toISOString()
    await app.run(Effect.flatMap(ImportRepository, ({ purge }) => purge(later, later)))
    await app.run(applyImports())
    expect((await apply(client, left, onlyGood)).status).toBe(409)
    await app.run(applyImports())
    expect((await client.get<ImportFile>(`/api/admin/imports/${left.id}`)).body.state).toBe("dropped")
    expect(await licensesOf("BEGUN1")).toMatchObject([{ register: "TX TDLR" }])
  })
})
