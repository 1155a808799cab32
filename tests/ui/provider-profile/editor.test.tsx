import { screen, waitFor, within } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"

import { atApp } from "#tests/support/app/at-app.ts"
import { aHomeownerOf, aProviderOf, visit } from "#tests/support/ui/visit.tsx"
import { ProviderProfileScreen } from "#ui/features/provider-profile/ProviderProfileScreen.tsx"

import {
  box,
  field,
  fillIn,
  inFull,
  leaveNothing,
  nothingYet,
  openProfile,
  press,
  preview,
  profilePath,
  progress,
  stored,
  type,
  user
} from "./parts.tsx"

const app = atApp()
afterEach(() => {
  leaveNothing()
  vi.restoreAllMocks()
})

const open = async (profile = nothingYet, phone: string | null = "512-555-0143") => {
  const provider = await aProviderOf(app, profile, { phone })
  return { ...(await openProfile(app, provider)), provider }
}

describe("the business profile", () => {
  it("is for providers only", async () => {
    const homeowner = await aHomeownerOf(app)
    await visit(app, <ProviderProfileScreen />, { path: profilePath, as: homeowner })
    expect(await screen.findByRole("heading", { name: "Access Restricted" })).toBeTruthy()
    expect(screen.getByText("Only providers have a business profile.")).toBeTruthy()
    expect(screen.getByRole("link", { name: "Go to Dashboard" }).getAttribute("href")).toBe("/dashboard")
  })

  it("sends visitors to sign in and back", async () => {
    const { history } = await visit(app, <ProviderProfileScreen />, { path: profilePath })
    await waitFor(() => expect(history.at(-1)).toBe("/login?next=%2Fprovider-profile"))
  })

  it("shows what is saved", async () => {
    await open({ ...inFull, isLicensed: true, licenseNumber: "TX-1", availability: "week" })
    expect(field("Business name").value).toBe("Reyes Plumbing")
    expect(field("ZIP code").value).toBe("78704")
    expect(field("Minimum hourly rate").value).toBe("80")
    expect(field("License number").value).toBe("TX-1")
    expect(field("Availability").value).toBe("week")
    expect([box("Plumbing"), box("HVAC"), box("Roofing")].map(({ checked }) => checked)).toEqual([
      true,
      true,
      false
    ])
    expect(screen.getByText("Everything is saved")).toBeTruthy()
  })

  it("says when it cannot be loaded, and tries again", async () => {
    const provider = await aProviderOf(app, nothingYet)
    const real = globalThis.fetch
    const broken = vi.spyOn(globalThis, "fetch")
    broken.mockImplementation((...call) =>
      call[0] === "/api/me/provider" ? Promise.reject(new TypeError("offline")) : real(...call)
    )
    await visit(app, <ProviderProfileScreen />, { path: profilePath, as: provider })
    expect((await screen.findByRole("alert")).textContent).toContain("Your profile could not be loaded")
    broken.mockRestore()
    await press("Try again")
    expect(await screen.findByLabelText("Business name")).toBeTruthy()
  })
})

describe("filling it in", () => {
  it("goes from nothing to being listed, told step by step", async () => {
    const { provider } = await open()
    const before = within(await progress("Before you can be listed"))
    expect(before.getByRole("status").textContent).toBe("1 of 5 done.")
    await fillIn()
    const ready = within(await progress("Ready to be listed"))
    expect(ready.getByRole("status").textContent).toContain("5 of 5 done.")

    await press("List my business")
    expect(await screen.findByText("Your business is listed!")).toBeTruthy()
    const listed = within(await progress("Your business is listed"))
    expect(listed.getByRole("link", { name: "View your public page" }).getAttribute("href")).toBe(
      `/provider/${provider.id}`
    )
    expect(screen.getByText("Everything is saved")).toBeTruthy()
    expect(await stored()).toMatchObject({
      businessName: "Reyes & Daughters",
      specialties: ["Plumbing"],
      zipCode: "78704",
      listed: true,
      missing: []
    })
  })

  it("leads from what is missing to its field", async () => {
    await open()
    for (const [name, label] of [
      ["Description", "Description of your services"],
      ["ZIP code", "ZIP code"]
    ] as const) {
      await press(name)
      expect(document.activeElement).toBe(field(label))
    }
    await press("Specialties")
    expect(document.activeElement).toBe(box("Plumbing"))
  })

  it("counts the description's characters and asks for a number only of the licensed", async () => {
    await open()
    await type({ "Description of your services": "Pipes and taps." })
    expect(screen.getByText("15 of at least 50 characters")).toBeTruthy()
    const list = within(await progress("Before you can be listed"))
    expect(list.queryByText("License number")).toBeNull()
    await user.click(box("I am licensed"))
    expect(list.getByRole("button", { name: "License number" })).toBeTruthy()
  })

  it("shows the card as homeowners will see it, and lets nobody use it", async () => {
    await open()
    await fillIn()
    await type({ "Minimum hourly rate": "80", "Maximum hourly rate": "1,200" })
    await user.click(box("I am licensed"))
    const card = await preview()
    for (const words of ["Reyes & Daughters", "Plumbing", "Austin, TX", "Licensed", "$80 - $1,200/hr"]) {
      expect(card.getByText(words)).toBeTruthy()
    }
    expect(screen.getByTestId("preview").hasAttribute("inert")).toBe(true)
  })

  it.each([
    ["512-555-0143", /can call you at \(512\) 555‑0143/],
    [null, /Your account has no phone number/]
  ])("says whether homeowners can call: %s", async (phone, words) => {
    await open(nothingYet, phone)
    await user.click(field("Business name"))
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it.each([
    ["Anyone signed in", "Homeowners who are signed in can call you at"],
    [
      "People who ask me for a quote",
      "Homeowners who have asked you for a quote or got an offer from you can call you at"
    ],
    ["Nobody", "Nobody sees"]
  ])("says who can call as it is chosen, with the number that stands there: %s", async (readers, words) => {
    await open()
    await type({ Phone: "737-555-0199" })
    await user.selectOptions(field("Who sees your number"), readers)
    expect(
      await screen.findByText(new RegExp(`^${words} .737. 555‑0199, the number of your account`))
    ).toBeTruthy()
    await type({ Phone: " " })
    expect(await screen.findByText(/^Your account has no phone number/)).toBeTruthy()
  })

  it("keeps the specialties in the order of their choice, the main one first", async () => {
    await open(inFull)
    await user.click(box("Carpentry"))
    await user.selectOptions(field("Main specialty"), "HVAC")
    expect((await preview()).getByText("HVAC")).toBeTruthy()
    await press("Save changes")
    await screen.findByText("Profile saved")
    expect((await stored()).specialties).toEqual(["HVAC", "Plumbing", "Carpentry"])
  })

  it("drops the number of a license that nobody claims any more", async () => {
    await open({ ...inFull, isLicensed: true, licenseNumber: "TX-1" })
    await user.click(box("I am licensed"))
    await press("Save changes")
    await screen.findByText("Profile saved")
    expect(await stored()).toMatchObject({ isLicensed: false, licenseNumber: null })
    await user.click(box("I am licensed"))
    expect(field("License number").value).toBe("")
  })
})
