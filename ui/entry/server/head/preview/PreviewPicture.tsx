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

// Long names take three lines at most.
const sizeOf = (title: string) => {
  if (title.length <= 26) return 96
  return title.length <= 52 ? 80 : 64
}

/** The picture that link previews show of a page: its words on the brand's ground. */
export const PreviewPicture = ({ facts, lead, rating, title }: PreviewWords) => (
  <div
    style={{
      ...column,
      ...previewSize,
      boxSizing: "border-box",
      justifyContent: "space-between",
      padding: "60px 72px",
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
    <div style={column}>
      <div
        style={{
          display: "block",
          fontSize: sizeOf(title),
          fontWeight: 700,
          lineHeight: 1.06,
          letterSpacing: "-0.03em",
          lineClamp: 3,
          wordBreak: "break-word"
        }}
      >
        {title}
      </div>
      <div style={{ display: "block", marginTop: 20, fontSize: 38, color: colours.quiet, lineClamp: 1 }}>
        {lead}
      </div>
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
