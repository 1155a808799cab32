import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { describe, expect, it } from "vitest"

import { seeHidden } from "#tests/support/ui/see-hidden.ts"

import { answers, field, form, group, openJoin, optionsOf } from "./parts.tsx"

seeHidden()

describe("the page", () => {
  it("names the four benefits", () => {
    openJoin()
    const benefits = within(screen.getByRole("region", { name: "Why professionals join" }))
    expect(benefits.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "More Customers",
      "Higher Earnings",
      "Flexible Schedule",
      "Protected Payments"
    ])
  })

  it("asks in eight sections", () => {
    openJoin()
    expect(
      form()
        .getAllByRole("heading", { level: 3 })
        .map(({ textContent }) => textContent)
    ).toEqual([
      "Personal Information",
      "Business Information",
      "Service Area",
      "Services & Specialties",
      "Hourly Rate Range (optional)",
      "Licensing & Insurance",
      "Availability",
      "Terms & Conditions"
    ])
  })

  it("leads from its first button to the form", async () => {
    openJoin()
    await userEvent.click(screen.getByRole("button", { name: "Apply Now" }))
    expect(document.activeElement?.id).toBe("application")
  })

  it("leads to an account of a provider", () => {
    openJoin()
    const link = screen.getByRole("link", { name: "Create an Account" })
    expect(link.getAttribute("href")).toBe("/register?role=provider")
  })

  it.each(["Call Us", "Email Us"])("has a button %s that does nothing, and says so", async (name) => {
    const { history } = openJoin()
    const button = screen.getByRole("button", { name, description: /not open yet/ })
    expect(button.getAttribute("aria-disabled")).toBe("true")
    const before = document.body.textContent
    await userEvent.click(button)
    expect(document.body.textContent).toBe(before)
    expect(history).toEqual(["/join-as-pro"])
  })
})

describe("the form", () => {
  it("starts flexible, answering within a day, neither licensed nor insured", () => {
    openJoin()
    expect(field("Availability").value).toBe("flexible")
    expect(field("Response time").value).toBe("24h")
    expect([field("I am licensed").checked, field("I am insured").checked]).toEqual([false, false])
  })

  it("offers the specialties, availabilities and response times of the application", () => {
    openJoin()
    const specialties = group("Services & Specialties").getAllByRole<HTMLInputElement>("checkbox")
    expect(specialties.map(({ value }) => value)).toEqual([
      "Plumbing",
      "Electrical",
      "Cleaning",
      "Roofing",
      "Painting",
      "Landscaping",
      "HVAC",
      "Carpentry",
      "Flooring",
      "Moving"
    ])
    expect(optionsOf("Availability")).toEqual(["asap", "today", "week", "month", "flexible"])
    expect(optionsOf("Response time")).toEqual(["1h", "4h", "24h", "48h"])
  })

  it.each([
    ["I am licensed", "License number"],
    ["I am insured", "Insurance provider"]
  ])("asks somebody who says %s for the %s, and keeps what was typed", async (box, label) => {
    openJoin()
    expect(screen.queryByLabelText(label)).toBeNull()
    await userEvent.click(field(box))
    await userEvent.type(field(label), "TX-1234")
    await userEvent.click(field(box))
    expect(screen.queryByLabelText(label)).toBeNull()
    await userEvent.click(field(box))
    expect(field(label).value).toBe("TX-1234")
  })

  it("can be filled by the browser", () => {
    openJoin()
    expect(Object.keys(answers).map((label) => field(label).autocomplete)).toEqual([
      "given-name",
      "family-name",
      "email",
      "tel",
      "organization",
      "",
      "address-level2",
      "postal-code"
    ])
  })
})
