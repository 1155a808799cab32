import type { RunningApp } from "#tests/support/app/start-app.ts"

/** Opens a page as the link of an email does: with a key behind "#". */
export const followLink = (app: RunningApp, path: string, key: string) => {
  window.happyDOM.setURL(app.url)
  history.replaceState(null, "", `${path}#${key}`)
}

/** Tells the page whether the site sends email, as the server does. */
export const tellMail = (mail: "no-alerts" | "off" | "on") =>
  document.head.append(Object.assign(document.createElement("meta"), { name: "mail", content: mail }))

export const forgetMail = () => document.querySelector("meta[name=mail]")?.remove()

export const mailOffWords = "This site cannot send email yet. Please ask its operator."
export const deadLinkWords = "This link has expired or was used already. Please ask for a new one."
