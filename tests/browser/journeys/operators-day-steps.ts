import type { Page } from "playwright-core"

import { pressOn, tabTo, typeInto } from "#tests/support/browser/by-keyboard.ts"

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name })

/** Goes to a part of the console by its navigation. */
export const goTo = async (page: Page, part: string, title = part) => {
  await pressOn(
    page,
    page
      .getByRole("navigation", { name: "Operators' console" })
      .getByRole("link", { name: part, exact: true })
  )
  await heading(page, title).waitFor()
}

const answerWith = async (page: Page, password: string) => {
  const dialog = page.getByRole("dialog", { name: /^Please enter your password once more/ })
  await dialog.waitFor()
  await typeInto(page, dialog.getByLabel("Password", { exact: true }), password)
  await page.keyboard.press("Enter")
  await dialog.waitFor({ state: "detached" })
}

/** Takes in an application; the first step in half an hour asks for the password. */
export const takeIn = async (page: Page, business: string, password: string) => {
  await goTo(page, "Applications")
  await pressOn(page, page.getByRole("button", { name: `Open the application of ${business}` }))
  const answers = page.getByRole("dialog", { name: business, exact: true })
  await pressOn(page, answers.getByRole("button", { name: "Take it in hand" }))
  await pressOn(page, answers.getByRole("button", { name: "Approve" }))
  const approval = page.getByRole("dialog", { name: `Approve ${business}` })
  await pressOn(page, approval.getByRole("button", { name: "Approve and send email" }))
  await answerWith(page, password)
  await page.getByText("The applicant is written to.").first().waitFor()
  await approval.waitFor({ state: "detached" })
  await page.keyboard.press("Escape")
  await answers.waitFor({ state: "detached" })
}

export const checkInRegister = async (page: Page, business: string) => {
  await goTo(page, "Registers", "Found in registers")
  const step = page.getByRole("button", { name: `Publish this check: the license of ${business}` })
  await pressOn(page, step)
  await step.waitFor({ state: "detached" })
}

/** Chooses the nth option of a select by the arrow keys, without opening it. */
const chooseOption = async (
  page: Page,
  dialog: ReturnType<Page["getByRole"]>,
  label: string,
  nth: number
) => {
  await tabTo(page, dialog.getByLabel(label))
  for (let at = 0; at < nth; at += 1) await page.keyboard.press("ArrowDown")
}

export const decideReport = async (page: Page, reason: string, decision: string) => {
  await goTo(page, "Cases")
  await pressOn(page, page.getByRole("link", { name: reason }).last())
  await heading(page, reason).waitFor()
  await pressOn(page, page.getByRole("button", { name: "Take it in hand" }))
  await pressOn(page, page.getByRole("button", { name: "Decide" }))
  const dialog = page.getByRole("dialog", { name: /^Decide this case/ })
  await chooseOption(page, dialog, "Outcome", 1)
  await typeInto(page, dialog.getByLabel("Your reasons"), decision)
  await pressOn(page, dialog.getByRole("button", { name: "Decide and send emails" }))
  await page.getByText("Both sides are written to.").first().waitFor()
}

export const limit = async (page: Page, email: string, name: string) => {
  await goTo(page, "People")
  await typeInto(page, page.getByLabel("Name, business, email, username or telephone number"), email)
  await page.keyboard.press("Enter")
  await pressOn(page, page.getByRole("link", { name }))
  await heading(page, name).waitFor()
  await pressOn(page, page.getByRole("button", { name: "Limit or suspend" }))
  const dialog = page.getByRole("dialog", { name: /^Limit or suspend/ })
  await chooseOption(page, dialog, "The account is to be", 1)
  await typeInto(page, dialog.getByLabel("Reason"), "Homeowners were asked to pay ahead, three times.")
  await pressOn(page, dialog.getByRole("button", { name: "Do it and write" }))
  await page.getByText("The person is written to.").first().waitFor()
}

/** Sends a file and looks at it. */
export const sendFile = async (page: Page, name: string, text: string) => {
  await goTo(page, "Imports")
  // Awaited before the key that opens it: the browser reports file choosers only a moment after this request.
  const chooser = page.waitForEvent("filechooser")
  await tabTo(page, page.getByLabel("File", { exact: true }))
  await page.keyboard.press("Space")
  await (await chooser).setFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) })
  await pressOn(page, page.getByRole("button", { name: "Check the file" }))
  await heading(page, name).waitFor()
}

/** Downloads the file of the wrong lines; returns its text. */
export const faultsOf = async (page: Page): Promise<string> => {
  const download = page.waitForEvent("download")
  await pressOn(page, page.getByRole("link", { name: "The wrong lines as a file" }))
  const chunks: Array<Uint8Array> = []
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk)
  return Buffer.concat(chunks).toString("utf8")
}

export const apply = async (page: Page, lines: number) => {
  await pressOn(page, page.getByRole("button", { name: "Apply", exact: true }))
  const dialog = page.getByRole("dialog", { name: new RegExp(`^Apply ${lines} lines`) })
  await pressOn(page, dialog.getByRole("button", { name: "Apply", exact: true }))
  await page.getByText(/^Applied on /).waitFor({ timeout: 60_000 })
}
