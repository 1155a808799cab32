import type { Page } from "playwright-core"

/** What the server sends, before any script has run. */
export const sentBy = async (page: Page, path: string) => (await page.request.get(path)).text()

// Only hydration makes buttons submit their form, and tells Material which fields are filled.
const comparable = (markup: string) =>
  markup.replaceAll('type="submit"', 'type="button"').replaceAll(" MuiFormLabel-filled", "")

/** The markup of the screen as the server sent it, and as it is now in the page. */
export const screens = async (page: Page, sent: string) => {
  const found = await page.evaluate((html) => {
    const [before = "", after = ""] = [new DOMParser().parseFromString(html, "text/html"), document].map(
      (read) => read.getElementById("root")?.innerHTML
    )
    return { before, after }
  }, sent)
  return { before: comparable(found.before), after: comparable(found.after) }
}

/** The number of elements in a document. */
export const elementsIn = (page: Page, sent: string) =>
  page.evaluate(
    (html) => new DOMParser().parseFromString(html, "text/html").querySelectorAll("*").length,
    sent
  )

/** The CSS rules that Emotion has inserted in the browser. */
export const ownStyles = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ ownerNode }) => ownerNode instanceof HTMLElement && "emotion" in ownerNode.dataset)
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
  )

/**
 * When the page was painted and when its program was requested, in milliseconds from the navigation. `startTime` of a
 * paint is its presentation on the screen, which may be long after it was rendered (`paintTime`).
 */
export const timesOf = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint")
    const program = performance.getEntriesByType("resource").find(({ name }) => name.includes("/index-"))
    return {
      paint: paint instanceof PerformancePaintTiming ? paint.paintTime : Number.NaN,
      program: program?.startTime ?? Number.NaN
    }
  })

/** What the server sends, as the browser reads it without running a script. */
export const readWithoutScripts = async (page: Page, path: string) =>
  page.evaluate(
    (html) => {
      const read = new DOMParser().parseFromString(html, "text/html")
      const textsOf = (selector: string) =>
        [...read.querySelectorAll(selector)].map(({ textContent }) => textContent.trim())
      return {
        title: read.title,
        headings: textsOf("h1"),
        names: textsOf("article :is(h2, h3)"),
        header: textsOf("header").join(" "),
        text: textsOf("main").join(" "),
        links: [...read.querySelectorAll("main a")].map((link) => link.getAttribute("href"))
      }
    },
    await sentBy(page, path)
  )
