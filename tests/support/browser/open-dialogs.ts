import type { Page } from "playwright-core"

import type { Viewpoint } from "./places.ts"

/** The dialogs and menus of pages, and how to open them; `providerId` is of the provider who sees their own page. */
export const openDialogs = (
  providerId: string
): ReadonlyArray<{
  readonly name: string
  readonly path: string
  readonly viewpoint: Viewpoint
  readonly open: (page: Page) => Promise<void>
}> => [
  {
    name: "a quote request with faults",
    path: "/providers",
    viewpoint: "visitor",
    open: async (page) => {
      await page.getByRole("button", { name: "Get Quote" }).first().click()
      await page.getByRole("dialog").getByRole("button", { name: "Send Request" }).click()
      await page.getByText("Name is required").waitFor()
    }
  },
  {
    name: "an offer with faults",
    path: "/dashboard?tab=quotes",
    viewpoint: "provider",
    open: async (page) => {
      await page.getByRole("link", { name: "Send offer" }).first().click()
      await page.getByRole("button", { name: "Break it down" }).click()
      await page.getByRole("button", { name: "Add a line" }).click()
      await page.getByLabel("What it is").fill("Ad")
      await page.getByRole("button", { name: "Send offer" }).click()
      await page.locator("[aria-invalid=true]").first().waitFor()
    }
  },
  {
    name: "a bid on a project with faults",
    path: "/dashboard",
    viewpoint: "provider",
    open: async (page) => {
      await page.getByRole("button", { name: "Quote on this project" }).first().click()
      await page.getByRole("dialog").getByRole("button", { name: "Send quote" }).click()
      await page.getByRole("dialog").locator("[aria-invalid=true]").first().waitFor()
    }
  },
  {
    name: "the question before accepting an offer",
    path: "/dashboard?tab=quotes",
    viewpoint: "homeowner",
    open: async (page) => {
      await page.getByRole("button", { name: "Accept offer" }).first().click()
      await page.getByRole("dialog").waitFor()
    }
  },
  {
    name: "a reply to a review with faults",
    path: `/provider/${providerId}`,
    viewpoint: "provider",
    open: async (page) => {
      await page
        .getByRole("button", { name: /^Reply to/ })
        .first()
        .click()
      await page.getByRole("button", { name: "Publish reply" }).click()
      await page.getByText("Please write a reply").waitFor()
    }
  },
  {
    name: "the user menu",
    path: "/",
    viewpoint: "homeowner",
    open: async (page) => {
      await page.getByRole("button", { name: "Olivia" }).click()
      await page.getByRole("menu").waitFor()
    }
  },
  {
    name: "a conversation",
    path: "/messages",
    viewpoint: "provider",
    open: async (page) => {
      // By name: other tests of the run open newer conversations, without messages.
      await page.getByRole("button", { name: /Olivia Park/ }).click()
      await page.getByRole("log").getByRole("time").first().waitFor()
      await page.getByRole("group", { name: "Quick replies" }).waitFor()
    }
  }
]
