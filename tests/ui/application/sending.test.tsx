import { act, cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"

import { look } from "#tests/support/ui/look.ts"
import { seeHidden } from "#tests/support/ui/see-hidden.ts"
import { carriedOver } from "#ui/features/account/carried-over.ts"
import { loadCheck } from "#ui/features/application/use-application-form.ts"

import { answers, anIntake, field, fill, form, openJoin, submit, wordsAt } from "./parts.tsx"

seeHidden()

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe("sent without answers", () => {
  const messages = {
    "First name": "First name must be at least 2 characters",
    "Last name": "Last name must be at least 2 characters",
    Email: "Please enter a valid email address",
    Phone: "Please enter a valid phone number",
    "Business name": "Business name is required",
    "Description of your services": "Please provide at least 50 characters describing your services",
    Location: "Location is required",
    "ZIP code": "Valid ZIP code is required",
    Plumbing: "Please select at least one specialty",
    "I agree to the terms and conditions": "You must agree to the terms and conditions",
    "I consent to a background check": "Background check consent is required"
  }

  it("says at every field what is missing, and leads to the first", async () => {
    const { intake, submitted } = anIntake()
    openJoin(intake)
    fireEvent.click(submit())
    await screen.findByText("First name must be at least 2 characters")
    const said = Object.keys(messages).map((label) => [label, wordsAt(field(label))])
    expect(Object.fromEntries(said)).toEqual(messages)
    expect(document.activeElement).toBe(field("First name"))
    expect(submitted).not.toHaveBeenCalled()
  })

  it("says what could not be approved, all of it at once", async () => {
    const { intake, submitted } = anIntake()
    openJoin(intake)
    fill()
    fireEvent.change(field("Minimum hourly rate"), { target: { value: "120" } })
    fireEvent.change(field("Maximum hourly rate"), { target: { value: "80" } })
    fireEvent.click(field("I am licensed"))
    fireEvent.click(field("I am insured"))
    fireEvent.click(submit())
    await screen.findByText("Please enter your license number")
    expect(wordsAt(field("License number"))).toBe("Please enter your license number")
    expect(wordsAt(field("Insurance provider"))).toBe("Please name your insurance provider")
    expect(wordsAt(field("Maximum hourly rate"))).toBe("Maximum rate cannot be below the minimum")
    expect(submitted).not.toHaveBeenCalled()
  })

  it("takes back what it said of a field that is mended, and of no other", async () => {
    openJoin()
    fireEvent.click(submit())
    await screen.findByText(messages.Location)
    fireEvent.input(field("Location"), { target: { value: "Austin, TX" } })
    await expect.poll(() => screen.queryByText(messages.Location)).toBeNull()
    expect(wordsAt(field("ZIP code"))).toBe(messages["ZIP code"])
    expect(wordsAt(field("First name"))).toBe(messages["First name"])
  })

  it("leads to the specialties when only they are missing, and ties their message to the group", async () => {
    openJoin()
    fill()
    fireEvent.click(field("Plumbing"))
    fireEvent.click(field("HVAC"))
    fireEvent.click(submit())
    await screen.findByText("Please select at least one specialty")
    expect(document.activeElement).toBe(field("Plumbing"))
    const specialties = form().getByRole("group", { name: "Services & Specialties" })
    expect(wordsAt(specialties)).toBe("Please select at least one specialty")
  })
})

describe("sending", () => {
  it("hands in what was answered, in the domain's words", async () => {
    const { asked, intake, submitted, take } = anIntake()
    openJoin(intake)
    fill()
    fireEvent.click(field("I am licensed"))
    fireEvent.change(field("License number"), { target: { value: "TX-1" } })
    fireEvent.click(field("I am licensed"))
    fireEvent.click(submit())
    await asked()
    expect(submitted.mock.calls[0]?.[0]).toMatchObject({
      firstName: "Rosa",
      email: "rosa@example.com",
      specialties: ["Plumbing", "HVAC"],
      isLicensed: false,
      licenseNumber: null,
      availability: "flexible",
      responseTime: "24h",
      agreeToTerms: true
    })
    await take()
  })

  it("takes one application, however often the button is pressed", async () => {
    const { asked, intake, submitted, take } = anIntake()
    openJoin(intake)
    fill()
    fireEvent.click(submit())
    fireEvent.click(submit())
    await asked()
    fireEvent.click(submit())
    expect(submitted).toHaveBeenCalledOnce()
    await take()
    expect(await screen.findByText("Application Submitted!")).toBeTruthy()
    expect(submitted).toHaveBeenCalledOnce()
  })

  it("says when it failed, and keeps every answer", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {})
    const { asked, intake, refuse } = anIntake()
    openJoin(intake)
    fill()
    fireEvent.click(submit())
    await asked()
    await refuse()
    expect(await screen.findByText("Failed to submit application. Please try again.")).toBeTruthy()
    expect(screen.getByText("Error")).toBeTruthy()
    expect(Object.keys(answers).map((label) => field(label).value)).toEqual(Object.values(answers))
    expect([field("Plumbing").checked, field("HVAC").checked]).toEqual([true, true])
    expect(submit().textContent).toBe("Submit Application")
  })
})

const sent = async (number: string | null) => {
  const { asked, intake, take } = anIntake()
  openJoin(intake)
  fill()
  fireEvent.click(submit())
  await asked()
  await take({ number })
  return within(await screen.findByRole("region", { name: "Your application is in" }))
}

describe("after an application was taken", () => {
  it("sums up what was sent, with the number that it was given", async () => {
    const receipt = await sent("1042")
    for (const words of [
      "1042",
      "Rosa Reyes",
      "Reyes Plumbing",
      "Plumbing, HVAC",
      "Austin, TX 78704",
      "rosa@example.com",
      "(512) 555-0142"
    ])
      expect(receipt.getByText(words)).toBeTruthy()
    expect(receipt.getByText(/contact you within 2 business days/)).toBeTruthy()
    expect(document.activeElement?.id).toBe("application")
  })

  it("names no number where the application is kept nowhere", async () => {
    const receipt = await sent(null)
    expect(receipt.queryByText("Application number")).toBeNull()
  })

  it("leads to an account of a provider, and carries over who it is for", async () => {
    const receipt = await sent(null)
    const link = receipt.getByRole("link", { name: "Create your account now" })
    expect(link.getAttribute("href")).toBe("/register?role=provider")
    expect(carriedOver()).toEqual({
      firstName: "Rosa",
      lastName: "Reyes",
      email: "rosa@example.com",
      phone: "512-555-0142"
    })
  })
})

const ready = async () => {
  openJoin()
  fill()
  // Everything that is fetched when needed is here before time stands still.
  await Promise.all([loadCheck(), import("#ui/shared/forms/read-form.ts")])
  vi.useFakeTimers()
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

const answering = (body: object, status = 201) =>
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(body, { status }))

describe("the server's intake", () => {
  it("takes two seconds at least and then reports success", async () => {
    const fetching = answering({ id: "0198c4a0-0000-7000-8000-0000ABCD1234" })
    await ready()
    fireEvent.click(submit())
    await pass(0)
    await pass(1_999)
    expect(submit().textContent).toContain("Submitting Application...")
    expect(field("First name").value).toBe("Rosa")
    await pass(1)
    expect(submit().textContent).toBe("Submit Application")
    vi.useRealTimers()
    expect(await screen.findByText("Application Submitted!")).toBeTruthy()
    expect(
      screen.getByText(
        "Thank you for applying. We'll review your application and contact you within 2 business days."
      )
    ).toBeTruthy()
    expect(fetching).toHaveBeenCalledTimes(1)
    expect(screen.getByText("ABCD1234")).toBeTruthy()
  })

  it("says that it was not taken, and keeps what was typed", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined)
    answering({ detail: "Our database does not answer." }, 503)
    await ready()
    fireEvent.click(submit())
    await pass(0)
    await pass(2_000)
    vi.useRealTimers()
    expect(await screen.findByText("Failed to submit application. Please try again.")).toBeTruthy()
    expect(field("First name").value).toBe("Rosa")
  })

  it("says at the field that there is no such ZIP code", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined)
    const message = "Valid ZIP code is required"
    answering({ detail: `${message}.`, errors: [{ field: "zipCode", message }] }, 422)
    await ready()
    fireEvent.click(submit())
    await pass(0)
    vi.useRealTimers()
    expect(await screen.findByText(message)).toBeTruthy()
    expect(wordsAt(field("ZIP code"))).toBe(message)
    expect(document.activeElement).toBe(field("ZIP code"))
  })

  it("leaves an empty form behind, also to who comes back to it", async () => {
    answering({ id: null })
    await ready()
    fireEvent.click(submit())
    await pass(0)
    await pass(2_000)
    expect(Object.keys(answers).map((label) => field(label).value)).toEqual(
      Object.keys(answers).map(() => "")
    )
    expect(
      form()
        .getAllByRole<HTMLInputElement>("checkbox")
        .filter(({ checked }) => checked)
    ).toEqual([])
    expect([field("Availability").value, field("Response time").value]).toEqual(["flexible", "24h"])
    expect(document.activeElement?.id).toBe("application")
    cleanup()
    openJoin()
    expect(field("First name").value).toBe("")
  })
})

describe("an application in a tab that its browser has put away", () => {
  it("is there again, with its choices", () => {
    const { unmount } = openJoin()
    fill()
    fireEvent.click(field("I am licensed"))
    fireEvent.change(field("License number"), { target: { value: "M-1234" } })
    look(false)
    unmount()
    openJoin()
    expect(field("First name").value).toBe("Rosa")
    expect(field("License number").value).toBe("M-1234")
    expect([field("Plumbing").checked, field("HVAC").checked, field("Roofing").checked]).toEqual([
      true,
      true,
      false
    ])
  })
})
