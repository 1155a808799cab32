import type { Page } from "playwright-core"

interface Identified {
  readonly id: string
}

export const post = async (page: Page, path: string, data: object = {}): Promise<Identified> => {
  const answer = await page.request.post(path, { data })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  return answer.json()
}

interface Pair {
  /** A page of the homeowner's and one of the provider's. */
  readonly homeowner: Page
  readonly provider: Page
  readonly providerId: string
}

/** A job that the provider has just done for the homeowner, waiting for its review. */
export const aFinishedJob = async ({ homeowner, provider, providerId }: Pair): Promise<void> => {
  const { id } = await post(homeowner, "/api/quotes", {
    providerId,
    serviceType: "Plumbing",
    description: "The shower drips all night long, and the handle is stiff.",
    urgency: "week",
    contactName: "Nora Quinn",
    contactPhone: "512-555-0188"
  })
  await post(provider, `/api/quotes/${id}/offer`, {
    price: 240,
    message: "New cartridge.",
    timeline: "Thursday"
  })
  await post(homeowner, `/api/quotes/${id}/accept`)
  await post(homeowner, `/api/quotes/${id}/complete`)
}
