import Box from "@mui/material/Box"

const initialsOf = (name: string) =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase())
    .join("")

// The same hue for a name on every page and every visit.
const hueOf = (name: string) =>
  name.split("").reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7)

interface Props {
  readonly name: string
  readonly image?: string | null | undefined
  /** Pixels. */
  readonly size?: number
}

/** A provider's or person's picture; without one, initials on a colour of their own. The name stands beside it. */
export const ProviderAvatar = ({ image, name, size = 56 }: Props) => {
  const hue = hueOf(name)
  return (
    <Box
      aria-hidden
      sx={[
        {
          position: "relative",
          display: "flex",
          alignItems: "center",
          justifyContent: "center",
          flexShrink: 0,
          overflow: "hidden",
          width: size,
          height: size,
          borderRadius: size > 40 ? 3.5 : 2.5,
          // Doubled for specificity, to win against the sizes that buttons give their icons.
          "&&": { fontSize: size * 0.38 },
          fontWeight: 700,
          lineHeight: 1,
          userSelect: "none",
          bgcolor: `oklch(0.92 0.045 ${hue})`,
          color: `oklch(0.38 0.09 ${hue})`
        },
        (theme) =>
          theme.applyStyles("dark", { bgcolor: `oklch(0.33 0.05 ${hue})`, color: `oklch(0.9 0.06 ${hue})` })
      ]}
    >
      {initialsOf(name)}
      {/* Covers the initials, which show when the image cannot be loaded. */}
      {image && (
        <Box
          component="img"
          alt=""
          src={image}
          width={size}
          height={size}
          // The large picture at the head of a page is in its first view.
          loading={size > 100 ? "eager" : "lazy"}
          decoding="async"
          sx={{ position: "absolute", inset: 0, width: "100%", height: "100%", objectFit: "cover" }}
        />
      )}
    </Box>
  )
}
