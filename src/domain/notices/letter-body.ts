import { escaped } from "../shared/escaped.ts"

/** A line of a list, with a link; where several groups follow each other, the first line of each has its heading. */
interface Line {
  readonly heading?: string
  readonly text: string
  readonly url: string
}

/** What an email says: the same words make its text and its HTML. */
export interface LetterBody {
  readonly subject: string
  readonly paragraphs: ReadonlyArray<string>
  readonly lines?: ReadonlyArray<Line>
  readonly button: { readonly label: string; readonly url: string }
  /** Why the reader gets this email. */
  readonly because: string
  /** Where the reader chooses what to be written to about; null for what nobody can turn off. */
  readonly choiceUrl: string | null
  /** Where the reader stops such emails without signing in; null for what nobody can turn off. */
  readonly stopUrl: string | null
  /** The sender's postal address, in commercial emails. */
  readonly postalAddress: string | null
  readonly readsAnswers: boolean
}

/** The content of an email that nobody can turn off. */
export interface NeededEmail {
  readonly subject: string
  readonly lines: ReadonlyArray<string>
  readonly button: string
  readonly because: string
}

// Characters that would end a line of a header, or turn the direction of what follows. The joiners of emoji stay.
const unfit = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu
// In our own sentences the isolates around names stay too.
const unfitInSentences = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066\u2067]+/gu

/** Text as one line, without characters that could disguise what it says. */
export const oneLine = (text: string): string => text.replaceAll(unfit, " ").trim()

const asSentence = (text: string): string => text.replaceAll(unfitInSentences, " ").trim()

/** The paragraphs of a text: what an operator has written may have several. */
const paragraphsOf = (text: string): ReadonlyArray<string> =>
  text
    .split(/[\r\n\p{Zl}\p{Zp}]+/u)
    .map(asSentence)
    .filter((paragraph) => paragraph !== "")

/** The lines at the end; one may end with an address. */
const footOf = ({
  because,
  choiceUrl,
  postalAddress,
  readsAnswers,
  stopUrl
}: LetterBody): ReadonlyArray<{ readonly text: string; readonly url?: string }> => [
  { text: oneLine(because) },
  ...(choiceUrl === null ? [] : [{ text: "Change what we write about: ", url: choiceUrl }]),
  ...(stopUrl === null ? [] : [{ text: "Turn these emails off: ", url: stopUrl }]),
  ...(readsAnswers ? [] : [{ text: "Nobody reads answers to this email." }]),
  ...(postalAddress === null ? [] : [{ text: oneLine(`Best Contractors, ${postalAddress}`) }])
]

/** What a list of mails shows beside the subject (the preheader). */
const previewOf = ({ button, lines = [], paragraphs }: LetterBody): string => {
  const firstLines = lines.slice(0, 3).map(({ text }) => asSentence(text))
  return [...paragraphs, firstLines.join(" · ")].find((text) => text !== "") ?? button.label
}

const textOf = (body: LetterBody): string =>
  [
    ...body.paragraphs,
    ...(body.lines ?? []).flatMap(({ heading = "", text, url }) => [
      heading,
      `- ${asSentence(text)}\n  ${url}`
    ]),
    `${body.button.label}:\n${body.button.url}`,
    `-- \n${footOf(body)
      .map(({ text, url = "" }) => text + url)
      .join("\n")}`
  ]
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join("\n\n")

const css =
  ":root{color-scheme:light dark}" +
  ".list a,.plain a,.foot a{color:#0b5f57}" +
  "@media (prefers-color-scheme:dark){body,.sheet{background:#1e1c1a!important;color:#f3f0ea!important}" +
  ".foot,.foot a{color:#b8b2a7!important}.list a,.plain a{color:#62c9b9!important}}"

const font = "font-family:Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const linked = (url: string) => `<a href="${escaped(url)}">${escaped(url)}</a>`

const listOf = (lines: ReadonlyArray<Line>): string => {
  const groups: Array<{ readonly heading: string; readonly lines: Array<string> }> = []
  for (const { heading = "", text, url } of lines) {
    if (groups.length === 0 || heading !== "") groups.push({ heading, lines: [] })
    groups.at(-1)?.lines.push(`<li><a href="${escaped(url)}">${escaped(asSentence(text))}</a></li>`)
  }
  return groups
    .map((group) => {
      const list = `<ul class="list" style="margin:0 0 24px;padding-left:20px">${group.lines.join("\n")}</ul>`
      return group.heading === ""
        ? list
        : `<h2 style="margin:24px 0 4px;font-size:16px;line-height:1.3">${escaped(group.heading)}</h2>\n${list}`
    })
    .join("\n")
}

const htmlOf = (body: LetterBody): string => {
  const paragraphs = body.paragraphs.map((text) => `<p>${escaped(text)}</p>`)
  const { button } = body
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escaped(body.subject)}</title><style>${css}</style></head>
<body style="margin:0;background:#fcfaf6;color:#1f1d1a;${font};font-size:16px;line-height:1.5">
<div class="preview" style="display:none;mso-hide:all">${escaped(previewOf(body))}</div>
<div class="sheet" style="max-width:34rem;margin:0 auto;padding:24px;background:#fff;overflow-wrap:anywhere">
<p style="font-weight:700">Best Contractors</p>
<h1 style="font-size:22px;line-height:1.3">${escaped(body.subject)}</h1>
${paragraphs.join("\n")}
${listOf(body.lines ?? [])}
<p><a class="button" href="${escaped(button.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0b5f57;color:#fff;font-weight:600;text-decoration:none">${escaped(button.label)}</a></p>
<p class="plain" style="font-size:14px">Or open this address: ${linked(button.url)}</p>
<div class="foot" style="margin-top:32px;font-size:13px;color:#5e5a53">
${footOf(body)
  .map(({ text, url }) => `<p>${escaped(text)}${url === undefined ? "" : linked(url)}</p>`)
  .join("\n")}
</div></div></body></html>
`
}

/** An email's subject, text and HTML. */
export const rendered = (body: LetterBody) => {
  const subject = asSentence(body.subject)
  const plain = { ...body, subject, paragraphs: body.paragraphs.flatMap(paragraphsOf) }
  return { subject, text: textOf(plain), html: htmlOf(plain) }
}
