/**
 * A script in the head of a rendered page: it decides what is fetched while the page is still being laid out, by how
 * long the network took to bring that head. The times to connect and to render the page do not count: they say little
 * of what comes.
 *
 * Over a slow line, of more than 200 ms, the program takes longer than the first paint, however early it is asked for:
 * its libraries are then fetched at once. To ask for all of its files takes a phone time that the paint needs. The font
 * would miss the first paint, take the program's place on the line, and have the whole page laid out once more, only to
 * be used by the next page: it is left to `ui/app/shell/late-font.ts`, unless this browser has it from before.
 */
export const earlyRequests = `{
const [{ requestStart = 0, serverTiming: [render] = [] } = {}] = performance.getEntriesByType("navigation")
const isSlow = performance.now() - requestStart - (render?.duration ?? 0) > 200
const { content } = document.getElementById("page-code")
const ask = (files) => document.head.append(...content.cloneNode(true).querySelectorAll(files))
const hasFont = () => {
  try {
    return localStorage.getItem("font") === content.querySelector(".font").getAttribute("href")
  } catch {}
}
if (isSlow) ask(".library")
if (isSlow && !hasFont()) document.getElementById("font").media = "not all"
else ask(".font")
}`
