import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { Route } from "wouter"

import type { Account } from "#domain/account/account.ts"
import { toProvider } from "#domain/provider/provider-rules.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aConversation, aProject, aQuote, aReview } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { aWhile, formOf, sendAgain, submit, twice, watchCalls } from "#tests/support/ui/pressing.ts"
import { aHomeownerOf, aProviderOf, password, post, visit } from "#tests/support/ui/visit.tsx"
import { ForgotPasswordScreen } from "#ui/features/account/links/ForgotPasswordScreen.tsx"
import { LoginScreen } from "#ui/features/account/LoginScreen.tsx"
import { RegisterScreen } from "#ui/features/account/RegisterScreen.tsx"
import { DashboardScreen } from "#ui/features/dashboard/DashboardScreen.tsx"
import { ProjectScreen } from "#ui/features/dashboard/ProjectScreen.tsx"
import { MessagesScreen } from "#ui/features/messages/MessagesScreen.tsx"
import { Preferences } from "#ui/features/notifications/Preferences.tsx"
import { OwnAccountScreen } from "#ui/features/own-account/OwnAccountScreen.tsx"
import { StartProjectScreen } from "#ui/features/projects/StartProjectScreen.tsx"
import { ProviderScreen } from "#ui/features/providers/ProviderScreen.tsx"
import { ProvidersScreen } from "#ui/features/providers/ProvidersScreen.tsx"
import { GetQuoteButton } from "#ui/features/quotes/GetQuoteButton.tsx"
import { QuoteDialogs } from "#ui/features/quotes/QuoteDialogs.tsx"
import { HeartButton } from "#ui/features/saved/HeartButton.tsx"
import { isSigningOut, useLogout } from "#ui/shared/session/use-logout.ts"

import { anIntake, fill as fillApplication, openJoin } from "../application/parts.tsx"
import { card } from "../dashboard/parts.ts"
import { openOffer, ProviderScreens } from "../offers/provider-screens.tsx"
import { openProfile, fillIn as fillProfile, inFull } from "../provider-profile/parts.tsx"

const user = userEvent.setup({ delay: null })

const app = atApp()
let olivia: Account
let reyes: Awaited<ReturnType<typeof aProviderOf>>
beforeEach(async () => {
  olivia = await aHomeownerOf(app, { firstName: "Olivia", lastName: "Park" })
  reyes = await aProviderOf(app, { businessName: "Guadalupe Plumbing", specialties: ["Plumbing"] })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const type = (typed: Record<string, string>, where = screen) =>
  Object.entries(typed).forEach(([label, value]) =>
    fireEvent.change(where.getByLabelText(label), { target: { value } })
  )

const button = (name: string | RegExp) => screen.getByRole("button", { name })

const seedQuote = (overrides: Parameters<typeof aQuote>[0] = {}) =>
  app.run(
    seedMarketplace({ quotes: [aQuote({ homeownerId: olivia.id, providerId: reyes.id, ...overrides })] })
  )

const openDialog = async (title: string, name: string) => {
  await user.click(within(await card(title)).getByRole("button", { name }))
  await screen.findByRole("dialog")
}

const registering = async () => {
  await visit(app, <RegisterScreen />, { path: "/register" })
  type({
    "First name": "Nora",
    "Last name": "Lind",
    Username: `nora-${crypto.randomUUID().slice(0, 8)}`,
    Email: `${crypto.randomUUID()}@example.com`,
    Password: "a long password",
    "Confirm password": "a long password"
  })
  return formOf(button("Create Account"))
}

const signingIn = async () => {
  await visit(app, <LoginScreen />, { path: "/login" })
  type({ Email: olivia.email, Password: password })
  return formOf(button("Sign In"))
}

const askingForALink = async () => {
  await visit(app, <ForgotPasswordScreen />, { path: "/forgot-password" })
  type({ Email: olivia.email })
  return formOf(button("Send a link"))
}

const openOwnAccount = async (tab: string) => {
  await visit(app, <OwnAccountScreen />, { path: `/account?tab=${tab}`, as: olivia })
  await screen.findByRole("navigation", { name: "Parts of your account" })
}

const changingTheAccount = async () => {
  await openOwnAccount("profile")
  type({ "First name": "Zoë" })
  return formOf(button("Save changes"))
}

const changingTheAddress = async () => {
  await openOwnAccount("security")
  type({ "New email": `new-${olivia.email}`, "Your password": password })
  return formOf(button("Send a link to the new address"))
}

const changingThePassword = async () => {
  await openOwnAccount("security")
  const chosen = "a longer password"
  type({ "Current password": password, "New password": chosen, "Confirm new password": chosen })
  return formOf(button("Change password"))
}

const askingForAQuote = async () => {
  // A provider whom nobody has asked yet.
  const provider = await aProviderOf(app)
  const page = (
    <>
      <GetQuoteButton provider={provider} />
      <QuoteDialogs />
    </>
  )
  const { queryClient } = await visit(app, page, { path: "/providers", as: olivia })
  await waitFor(() => expect(queryClient.getQueryData(["me"])).toBeTruthy())
  await user.click(button("Get Quote"))
  await screen.findByRole("dialog")
  type({
    "Project description": "The kitchen tap drips all night.",
    "Contact name": "Olivia Park",
    "Contact phone": "512-555-0142"
  })
  return formOf(button("Send Request"))
}

const postingAProject = async () => {
  await visit(app, <StartProjectScreen />, { path: "/start-project", as: olivia })
  await screen.findByRole("option", { name: "Plumbing" })
  await user.selectOptions(screen.getByLabelText("Service Category"), "Plumbing")
  type({
    "Project Title": "New shower",
    "Project Description": "Replace the tub with a walk-in shower.",
    Location: "Austin, TX 78704",
    "Preferred Timeline": "flexible"
  })
  return formOf(button("Create Project"))
}

const reviewing = async () => {
  await seedQuote({ status: "completed", completedAt: new Date().toISOString() })
  await visit(app, <DashboardScreen />, { path: "/dashboard?tab=quotes", as: olivia })
  await openDialog("Plumbing", "Leave a review")
  await user.click(screen.getByRole("radio", { name: "4 stars: Good" }))
  type({ Title: "On time and tidy", "Your review": "Fixed the leak in an hour and swept the floor." })
  return formOf(button("Publish review"))
}

const replying = async () => {
  const review = aReview({ providerId: reyes.id, homeownerId: olivia.id })
  await app.run(seedMarketplace({ reviews: [review] }))
  const page = (
    <Route path="/provider/:id">
      <ProviderScreen />
    </Route>
  )
  await visit(app, page, { path: `/provider/${reyes.id}`, as: reyes })
  await user.click(await screen.findByRole("button", { name: "Reply to Olivia Park" }))
  type({ "Your reply": "Thank you, call us any time." }, await screen.findByRole("form").then(() => screen))
  return formOf(button("Publish reply"))
}

const offering = async () => {
  await seedQuote()
  await visit(app, <ProviderScreens />, { path: "/dashboard?tab=quotes", as: reyes })
  await openOffer("Plumbing")
  type({ Price: "300" }, screen)
  return formOf(screen.getByRole("button", { name: "Send offer" }))
}

const bidding = async () => {
  const project = aProject({ homeownerId: olivia.id, providerId: reyes.id, title: "New bathroom" })
  await app.run(seedMarketplace({ projects: [project] }))
  await visit(app, <DashboardScreen />, { path: "/dashboard?show=invited", as: reyes })
  await openDialog("New bathroom", "Quote on this project")
  type({ Price: "4800", Timeline: "Two weeks", Message: "Tile is included." })
  return formOf(button("Send quote"))
}

const describingTheBusiness = async () => {
  await openProfile(app, await aProviderOf(app, inFull))
  await fillProfile()
  return formOf(screen.getByRole("button", { name: "Save changes", hidden: true }))
}

const sayingWhereToWork = async () => {
  await openProfile(app, reyes)
  await user.click(screen.getByLabelText("Business name"))
  return formOf(await screen.findByRole("button", { name: "Save where you work", hidden: true }))
}

const showingPhotos = async () => {
  await openProfile(app, await aProviderOf(app, inFull))
  fireEvent.pointerMove(window)
  return formOf(await screen.findByRole("button", { name: "Save photos", hidden: true }))
}

const writing = async () => {
  const conversation = aConversation({ homeownerId: olivia.id, providerId: reyes.id })
  await app.run(seedMarketplace({ conversations: [conversation] }))
  const path = `/messages?conversation=${conversation.id}`
  await visit(app, <MessagesScreen />, { path, as: olivia })
  await screen.findByText("Start the conversation")
  type({ Message: "Hello" })
  return formOf(button("Send message"))
}

const openProject = async () => {
  const project = aProject({ homeownerId: olivia.id, category: "Plumbing", status: "pending" })
  await app.run(seedMarketplace({ projects: [project] }))
  await visit(app, <Route path="/projects/:projectId" component={ProjectScreen} />, {
    path: `/projects/${project.id}`,
    as: olivia
  })
}

const inviting = async () => {
  await openProject()
  await post(`/api/providers/${reyes.id}/save`, {})
  await user.click(await screen.findByRole("button", { name: "Invite professionals" }))
  await user.click(await screen.findByRole("checkbox", { name: /^Guadalupe Plumbing .* Saved$/ }))
  return formOf(button("Invite"))
}

const changingAProject = async () => {
  await openProject()
  await user.click(await screen.findByRole("button", { name: "Edit" }))
  await screen.findByLabelText("Project Title")
  type({ "Project Description": "All of the upper bathroom, tiles and tub." })
  return formOf(button("Save changes"))
}

const choosingWhatIsMailed = async () => {
  await visit(app, <Preferences user={olivia} />, { path: "/account", as: olivia })
  return formOf(await screen.findByRole("button", { name: "Save" }))
}

const savingASearch = async () => {
  await visit(app, <ProvidersScreen />, { path: "/providers?specialty=Plumbing", as: olivia })
  await user.click(await screen.findByRole("button", { name: "Save this search" }))
  return formOf(await screen.findByRole("button", { name: "Save search" }))
}

describe("a form that is sent twice in one moment", () => {
  it.each([
    ["registering", registering, "POST", /auth\/register$/, 201],
    ["signing in", signingIn, "POST", /auth\/login$/, 200],
    ["asking for a link", askingForALink, "POST", /auth\/forgot$/, 200],
    ["one's account", changingTheAccount, "PUT", /api\/me$/, 200],
    ["one's address", changingTheAddress, "POST", /me\/email$/, 200],
    ["one's password", changingThePassword, "POST", /me\/password$/, 200],
    ["a quote request", askingForAQuote, "POST", /api\/quotes$/, 201],
    ["a project", postingAProject, "POST", /api\/projects$/, 201],
    ["an invitation", inviting, "POST", /\/invitations$/, 201],
    ["a changed project", changingAProject, "PUT", /api\/projects\/[^/]+$/, 200],
    ["a review", reviewing, "POST", /\/review$/, 201],
    ["a reply", replying, "POST", /\/reply$/, 200],
    ["an offer", offering, "POST", /\/offer$/, 200],
    ["a bid", bidding, "POST", /\/quotes$/, 201],
    ["a profile", describingTheBusiness, "PUT", /me\/provider$/, 200],
    ["a provider's photos", showingPhotos, "PUT", /provider\/photos$/, 200],
    ["where a provider works", sayingWhereToWork, "PUT", /me\/job-alerts$/, 200],
    ["what is mailed", choosingWhatIsMailed, "PUT", /me\/preferences$/, 200],
    ["a saved search", savingASearch, "POST", /me\/searches$/, 201],
    ["a message", writing, "POST", /\/messages$/, 201]
  ] as const)("makes one call: %s", async (_, open, method, path, status) => {
    const form = await open()
    const { answers, settled } = watchCalls(method, path)
    twice(() => submit(form))
    await settled()
    await aWhile()
    expect(answers).toEqual([status])
  })

  it("is one application", async () => {
    const { asked, intake, submitted, take } = anIntake()
    openJoin(intake)
    fillApplication()
    const form = formOf(screen.getByText(/^Submit/, { selector: "button" }))
    twice(() => submit(form))
    await asked()
    await take()
    expect(submitted).toHaveBeenCalledOnce()
  })
})

describe("a form that the browser sends a second time by itself", () => {
  it.each([
    ["a quote request", askingForAQuote, /api\/quotes$/, 201],
    ["a project", postingAProject, /api\/projects$/, 201],
    ["a review", reviewing, /\/review$/, 201],
    ["a reply", replying, /\/reply$/, 200],
    ["a bid", bidding, /\/quotes$/, 201],
    ["a saved search", savingASearch, /me\/searches$/, 201],
    ["a message", writing, /\/messages$/, 201]
  ] as const)("has succeeded: %s", async (_, open, path, status) => {
    const form = await open()
    const { answers, settled } = sendAgain("POST", path)
    act(() => void submit(form))
    await settled()
    expect(answers).toEqual([status])
  })
})

const heart = async () => {
  await visit(app, <HeartButton provider={toProvider(reyes, null, "2026-03-02T09:30:00.000Z")} />, {
    path: "/providers",
    as: olivia
  })
  return screen.findByRole("button", { name: "Save Guadalupe Plumbing" })
}

const inTheMenu = async (name: string) => {
  await writing()
  await user.click(button("More"))
  return screen.findByRole("menuitem", { name })
}

const blocking = async () => {
  await user.click(await inTheMenu("Block"))
  return screen.findByRole("button", { name: "Block" })
}

describe("what is pressed twice in one moment", () => {
  it.each([
    ["a heart", heart, /\/save$/],
    ["to archive", () => inTheMenu("Archive"), /\/archive$/],
    ["to block", blocking, /\/block$/]
  ] as const)("makes one call: %s", async (_, open, path) => {
    const pressed = await open()
    const { answers, settled } = watchCalls("POST", path)
    twice(() => pressed.click())
    await settled()
    await aWhile()
    expect(answers).toEqual([200])
  })
})

describe("after success and before the next screen", () => {
  it.each([
    ["registering", registering, /auth\/register$/, "Welcome to the product!"],
    ["signing in", signingIn, /auth\/login$/, "Welcome back!"],
    ["a project", postingAProject, /api\/projects$/, "Project created successfully!"]
  ] as const)("a press does nothing more: %s", async (_, open, path, words) => {
    const form = await open()
    const { answers } = watchCalls("POST", path)
    act(() => void submit(form))
    await screen.findByText(words)
    act(() => void submit(form))
    await aWhile()
    expect(answers).toHaveLength(1)
  })
})

describe("a form that was refused", () => {
  it("can be sent again", async () => {
    const form = await signingIn()
    type({ Password: "not the password" })
    const { answers } = watchCalls("POST", /auth\/login$/)
    act(() => void submit(form))
    await screen.findByRole("alert")
    type({ Password: password })
    act(() => void submit(form))
    await screen.findByText("Welcome back!")
    expect(answers).toEqual([401, 200])
  })
})

const SignOut = () => {
  const logout = useLogout()
  return <button onClick={() => void logout()}>Log out</button>
}

describe("signing out", () => {
  it("ends the session once, however often it is pressed, and can be done again", async () => {
    await visit(app, <SignOut />, { path: "/", as: olivia })
    const { answers } = watchCalls("POST", /auth\/logout$/)
    twice(() => button("Log out").click())
    await screen.findByText("Logged out successfully")
    expect(answers).toEqual([200])
    await act(async () => button("Log out").click())
    await waitFor(() => expect(answers).toHaveLength(2))
    // What it says after its answer would be found by the test that follows.
    await waitFor(() => expect(isSigningOut()).toBe(false))
  })
})
