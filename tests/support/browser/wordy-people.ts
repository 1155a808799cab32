import type { Page } from "playwright-core"

import { post } from "./jobs.ts"
import { aNewcomer, register } from "./people.ts"

/** A long word without a place to break it. */
export const word = (start: string, length = 100): string => start.padEnd(length, "Abcdefghij")

/** A link as shared drives make them. */
export const link = `https://drive.example.com/file/${word("d", 269)}`

const profile = {
  businessName: word("Business"),
  description: `${word("Description")} ${link}`,
  specialties: ["Plumbing", "Kitchen Remodeling"],
  location: word("Location"),
  zipCode: "78704",
  hourlyRateMin: 1_000,
  hourlyRateMax: 9_999,
  isLicensed: true,
  licenseNumber: word("License"),
  isInsured: true,
  insuranceProvider: word("Insurer"),
  availability: "week",
  responseTime: "48h",
  listed: true
}

interface Wordy {
  readonly homeowner: Page
  readonly provider: Page
}

const categoryOf = async (page: Page, name: string): Promise<string> => {
  const categories: ReadonlyArray<{ readonly id: string; readonly name: string }> = await (
    await page.request.get("/api/categories")
  ).json()
  const category = categories.find((found) => found.name === name)
  if (category === undefined) throw new Error(`There is no ${name}`)
  return category.id
}

const postProject = async (page: Page, start: string) => {
  const { id } = await post(page, "/api/projects", {
    title: word(start, 120),
    description: `${link} ${word(start)}`,
    categoryId: await categoryOf(page, "Plumbing"),
    location: word("Place", 200),
    budget: 1_000_000,
    timeline: "2-3 months"
  })
  return id
}

const offer = { price: 9_999_999, message: `${word("Offer")} ${link}`, timeline: word("Timeline") }

const askForQuote = async (page: Page, providerId: string) => {
  const { id } = await post(page, "/api/quotes", {
    providerId,
    serviceType: "Kitchen Remodeling",
    description: `${link} ${word("Wish")}`,
    urgency: "flexible",
    budgetMin: 1_000_000,
    budgetMax: 9_999_999,
    contactName: word("Contact"),
    contactPhone: "512-555-0188 extension 12345"
  })
  return id
}

const listBusiness = async (page: Page): Promise<string> => {
  const answer = await page.request.put("/api/me/provider", { data: profile })
  if (!answer.ok()) throw new Error(`The business was not listed: ${await answer.text()}`)
  const { id }: { readonly id: string } = await answer.json()
  return id
}

const reviewAndReply = async ({ homeowner, provider }: Wordy, quoteId: string) => {
  await post(provider, `/api/quotes/${quoteId}/offer`, offer)
  await post(homeowner, `/api/quotes/${quoteId}/accept`)
  await post(homeowner, `/api/quotes/${quoteId}/complete`)
  const review = { rating: 5, title: word("Title", 120), content: `${word("Review")} ${link}` }
  const { id } = await post(homeowner, `/api/quotes/${quoteId}/review`, review)
  await post(provider, `/api/reviews/${id}/reply`, { content: `${word("Reply")} ${link}` })
}

/** Two people who write words longer than any line, wherever one can write; each signed in on their page. */
export const wordyPeople = async ({ homeowner, provider }: Wordy) => {
  await register(homeowner, aNewcomer({ firstName: word("First"), lastName: word("Last") }))
  const owner = { role: "provider", firstName: word("Owner"), lastName: word("Last") } as const
  await register(provider, aNewcomer(owner))
  const providerId = await listBusiness(provider)
  await reviewAndReply({ homeowner, provider }, await askForQuote(homeowner, providerId))
  await post(provider, `/api/quotes/${await askForQuote(homeowner, providerId)}/offer`, offer)
  const quoteId = await askForQuote(homeowner, providerId)
  await post(provider, `/api/projects/${await postProject(homeowner, "Project")}/quotes`, offer)
  await postProject(homeowner, "Open")
  const { id: conversationId } = await post(homeowner, "/api/conversations", { providerId })
  await post(homeowner, `/api/conversations/${conversationId}/messages`, { content: link })
  await post(provider, `/api/conversations/${conversationId}/messages`, { content: word("Message", 400) })
  return { providerId, conversationId, quoteId }
}
