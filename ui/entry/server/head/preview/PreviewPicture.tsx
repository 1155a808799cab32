import { logoPaths } from "#ui/app/shell/Logo.tsx"
import { starPath } from "#ui/shared/components/StarRating.tsx"
import { brandName } from "#ui/shared/format/brand.ts"
import { previewSize, type PreviewWords } from "#ui/shared/head/preview-words.ts"
import { lightPalette, onDeepVariables } from "#ui/theme/palette.ts"

// The program that draws the picture (Satori) knows neither themes nor CSS variables, and lays out only flex boxes.
const colours = {
  ground: lightPalette.surface?.deep,
  words: onDeepVariables["--mui-palette-text-primary"],
  quiet: onDeepVariables["--mui-palette-text-secondary"],
  mark: onDeepVariables["--mui-palette-primary-main"],
  onMark: onDeepVariables["--mui-palette-primary-contrastText"],
  star: lightPalette.art?.sun,
  line: onDeepVariables["--mui-palette-divider"]
}
const column = { display: "flex", flexDirection: "column" } as const
const row = { display: "flex", alignItems: "center" } as const

const Mark = () => (
  <svg width="64" height="64" viewBox="0 0 40 40">
    <rect width="40" height="40" rx="11" fill={colours.mark} />
    <path d={logoPaths.house} fill={colours.onMark} />
    <path
      d={logoPaths.tick}
      fill="none"
      stroke={colours.mark}
      strokeWidth="3.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)

const Stars = ({ full }: { readonly full: number }) => (
  <div style={{ ...row, gap: 6 }}>
    {[1, 2, 3, 4, 5].map((position) => (
      <svg key={position} width="52" height="52" viewBox="0 0 24 24">
        <path d={starPath} fill={position <= full ? colours.star : colours.line} />
      </svg>
    ))}
  </div>
)

const Fact = ({ children }: { readonly children: string }) => (
  <div style={{ padding: "8px 24px", borderRadius: 40, border: `2px solid ${colours.line}` }}>{children}</div>
)

const portraitSide = 220
const portraitGap = 48
const padding = { x: 72, y: 60 }

// What stands between the logo and the stars has 250 pixels in height: so many lines of so many pixels leave room there.
const titleSizes = [
  { fontSize: 96, lines: 1 },
  { fontSize: 80, lines: 2 },
  { fontSize: 56, lines: 3 },
  { fontSize: 42, lines: 4 }
] as const

// In parts of the font's size, rather too wide: nobody measures here before the picture is drawn.
const widthOf = (letter: string) => {
  if (/[MW]/.test(letter)) return 0.95
  return /[\p{Lu}mw@%&]/u.test(letter) ? 0.69 : 0.55
}
const wordWidth = (word: string) => Array.from(word, widthOf).reduce((sum, width) => sum + width, 0)
const space = 0.24

/** How many lines words take, `room` being the width of a line in parts of the font's size. */
const linesOf = (words: string, room: number): number => {
  let lines = 1
  let filled = 0
  for (const width of words.split(/\s+/).map(wordWidth)) {
    const together = filled === 0 ? width : filled + space + width
    const isNext = filled > 0 && together > room
    const taken = isNext ? width : together
    // A word that is longer than a line is broken.
    lines += (isNext ? 1 : 0) + Math.max(0, Math.ceil(taken / room) - 1)
    filled = taken % room
  }
  return lines
}

const fits = (words: string, { fontSize, lines }: (typeof titleSizes)[number], width: number) =>
  linesOf(words, width / fontSize) <= lines

const titleSize = (title: string, width: number) =>
  titleSizes.find((size) => fits(title, size, width)) ?? titleSizes[3]

const leadSize = (lead: string, width: number) => (wordWidth(lead) * 38 <= width ? 38 : 30)

const Portrait = ({ src }: { readonly src: string }) => (
  <img
    src={src}
    alt=""
    width={portraitSide}
    height={portraitSide}
    style={{ flexShrink: 0, borderRadius: portraitSide / 2 }}
  />
)

interface HeadingProps {
  readonly title: string
  readonly lead: string
  readonly width: number
}

const Heading = ({ lead, title, width }: HeadingProps) => {
  const { fontSize, lines } = titleSize(title, width)
  return (
    <div style={{ ...column, width }}>
      <div
        style={{
          display: "block",
          fontSize,
          fontWeight: 700,
          lineHeight: 1.06,
          letterSpacing: "-0.03em",
          lineClamp: lines,
          wordBreak: "break-word"
        }}
      >
        {title}
      </div>
      <div
        style={{
          display: "block",
          marginTop: 20,
          fontSize: leadSize(lead, width),
          color: colours.quiet,
          lineClamp: 1
        }}
      >
        {lead}
      </div>
    </div>
  )
}

const room = previewSize.width - 2 * padding.x

/** The picture that link previews show of a page: its words on the brand's ground, and a portrait beside them. */
export const PreviewPicture = ({ facts, lead, portrait, rating, title }: PreviewWords) => (
  <div
    style={{
      ...column,
      ...previewSize,
      boxSizing: "border-box",
      justifyContent: "space-between",
      padding: `${padding.y}px ${padding.x}px`,
      fontFamily: "Figtree",
      fontWeight: 500,
      fontSize: 34,
      color: colours.words,
      backgroundColor: colours.ground
    }}
  >
    <div style={{ ...row, gap: 22, fontWeight: 700, letterSpacing: "-0.02em" }}>
      <Mark />
      {brandName}
    </div>
    <div style={{ ...row, gap: portraitGap }}>
      <Heading
        title={title}
        lead={lead}
        width={portrait === null ? room : room - portraitSide - portraitGap}
      />
      {portrait !== null && <Portrait src={portrait} />}
    </div>
    <div style={{ ...column, gap: 26 }}>
      {rating && (
        <div style={{ ...row, gap: 18 }}>
          <Stars full={rating.stars} />
          <div style={{ fontSize: 44, fontWeight: 700 }}>{rating.value}</div>
          <div style={{ color: colours.quiet }}>{rating.from}</div>
        </div>
      )}
      {facts.length > 0 && (
        <div style={{ ...row, gap: 16 }}>
          {facts.map((fact) => (
            <Fact key={fact}>{fact}</Fact>
          ))}
        </div>
      )}
    </div>
  </div>
)
