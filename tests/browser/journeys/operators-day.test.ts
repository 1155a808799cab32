import { randomBytes } from "node:crypto"

import type { Page } from "playwright-core"
import { expect, it } from "vitest"

import { aLicenseLine, aProviderLine, fileOf } from "#tests/http/operators/import-files.ts"
import { atProduct } from "#tests/support/browser/at-product.ts"
import { post } from "#tests/support/browser/jobs.ts"
import { aNewcomer, type Newcomer, register, signIn } from "#tests/support/browser/people.ts"
import { personAt } from "#tests/support/browser/places.ts"
import { settled } from "#tests/support/browser/settled.ts"
import { anApplicationForm, aProfileRequest } from "#tests/support/builders.ts"

import {
  apply,
  checkInRegister,
  decideReport,
  faultsOf,
  limit,
  sendFile,
  takeIn
} from "./operators-day-steps.ts"

const product = atProduct()

/** A business that is listed, with a license number that nobody else has. */
const aBusiness = async (): Promise<Newcomer & { readonly id: string; readonly number: string }> => {
  const { page } = await product.open()
  const newcomer = await register(page, aNewcomer({ role: "provider" }))
  const number = `KB${randomBytes(6).toString("hex").toUpperCase()}`
  const profile = aProfileRequest({
    businessName: `${newcomer.lastName} Plumbing`,
    isLicensed: true,
    licenseNumber: number
  })
  const answer = await page.request.put("/api/me/provider", { data: profile })
  const { id }: { readonly id: string } = await answer.json()
  return { ...newcomer, id, number }
}

/** A register with the number, imported by another operator. */
const aRegisterWith = async (number: string, holder: string, operator: Page) => {
  const file = fileOf("licenses", [aLicenseLine({ number, holder })])
  const query = new URLSearchParams({
    kind: "licenses",
    name: "register.csv",
    register: `Register ${number}`
  })
  const sent = await operator.request.post(`/api/admin/imports?${query}`, {
    data: file,
    headers: { "content-type": "text/csv" }
  })
  const { id }: { readonly id: string } = await sent.json()
  await post(operator, `/api/admin/imports/${id}/apply`, { good: "only", invite: false })
  const waits = async () => {
    const answer = await operator.request.get("/api/admin/matches?limit=100")
    const matches: ReadonlyArray<{ readonly number: string }> = await answer.json()
    return matches.some((match) => match.number === number)
  }
  await expect.poll(waits, { timeout: 20_000 }).toBe(true)
}

const businesses = 300
const wrong = 12

it("a day as an operator, by keyboard alone", { timeout: 240_000 }, async () => {
  const dana = personAt("operator")
  const { page: setting } = await product.open()
  await signIn(setting, dana)
  await post(setting, "/api/admin/unlock", { password: dana.password })
  const { page: visitor } = await product.open()
  const applicant = `Reyes & ${randomBytes(4).toString("hex")}`
  await post(visitor, "/api/applications", anApplicationForm({ businessName: applicant }))
  const business = await aBusiness()
  const businessName = `${business.lastName} Plumbing`
  await aRegisterWith(business.number, businessName.toUpperCase(), setting)
  const other = await aBusiness()
  await register(visitor)
  const report = {
    about: "provider",
    aboutId: other.id,
    reason: "not_real",
    text: "There is no such business."
  }
  await post(visitor, "/api/cases", report)

  const { complaints, page } = await product.open()
  await signIn(page, dana)
  await page.goto("/admin")
  await takeIn(page, applicant, dana.password)
  await checkInRegister(page, businessName)
  await decideReport(
    page,
    "This is not a real business or person",
    "We have looked: nobody answers under this name."
  )
  await limit(page, other.email, `${other.firstName} ${other.lastName}`)

  const lines = Array.from({ length: businesses }, (_, at) =>
    aProviderLine(at < wrong ? { zipCode: "00000" } : {})
  )
  await sendFile(page, "businesses.csv", fileOf("providers", lines))
  await page.getByRole("table", { name: "Faults" }).waitFor()
  const faults = await faultsOf(page)
  await apply(page, businesses - wrong)
  await sendFile(
    page,
    "mended.csv",
    faults.replaceAll('"00000"', () => '"78704"')
  )
  await apply(page, wrong)

  const checks = await app(page, `/api/providers/${business.id}/checks`)
  expect(checks).toMatchObject([{ kind: "license", state: "checked", reference: business.number }])
  expect(await app(page, "/api/admin/imports?limit=2")).toMatchObject([
    { name: "mended.csv", good: wrong, bad: 0, state: "applied" },
    { name: "businesses.csv", good: businesses - wrong, bad: wrong, state: "applied" }
  ])
  expect((await page.request.get(`/api/providers/${other.id}`)).status()).toBe(404)
  // The first step of the half hour was refused with the question for the password.
  expect(complaints).toEqual([expect.stringMatching(/403 \(Forbidden\).*\/approve\)$/)])
})

const app = async (page: Page, path: string): Promise<unknown> => (await page.request.get(path)).json()

it("leads from one part of the console to the others without fetching code", async () => {
  const { page } = await product.open()
  await signIn(page, personAt("operator"))
  await page.goto("/admin")
  await settled(page)
  await page.mouse.move(1, 1)
  await page.waitForFunction(() => {
    const files = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"))
    const isQuiet = files.every(({ duration, startTime }) => startTime + duration < performance.now() - 500)
    return isQuiet && files.some(({ name }) => name.includes("/record-screens-"))
  })
  await page.route("**/assets/*.js", (route) => route.abort())
  await page.getByRole("link", { name: "Imports", exact: true }).click()
  const title = page.getByRole("heading", { level: 1, name: "Imports" })
  await title.waitFor({ timeout: 5_000 })
  expect(await title.count()).toBe(1)
})
