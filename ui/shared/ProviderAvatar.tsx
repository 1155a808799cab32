import Box from "@mui/material/Box"
import { useState } from "react"

const initialsOf = (name: string) =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase())
    .join("")

// One hue a name, the same on every page and every visit.
const hueOf = (name: string) =>
  name.split("").reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7)

interface Props {
  readonly name: string
  readonly image?: string | null | undefined
  /** Pixels. */
  readonly size?: number
}

// It may have failed before this page was taken over.
const isBroken = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth === 0

/** A provider's or person's picture; without one, initials on a colour of their own. The name stands beside it. */
export const ProviderAvatar = ({ image, name, size = 56 }: Props) => {
  const hue = hueOf(name)
  const [hasFailed, setHasFailed] = useState(false)
  const fail = () => setHasFailed(true)
  return (
    <Box
      aria-hidden
      sx={[
        {
          display: "flex",
          alignItems: "center",
          justifyContent: "center",
          flexShrink: 0,
          overflow: "hidden",
          width: size,
          height: size,
          borderRadius: size > 40 ? 3.5 : 2.5,
          // Twice, to win against the sizes that buttons give their icons.
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
      {image && !hasFailed ? (
        <Box
          component="img"
          ref={(picture: HTMLImageElement | null) => {
            if (picture && isBroken(picture)) fail()
          }}
          alt=""
          src={image}
          onError={fail}
          sx={{ width: "100%", height: "100%", objectFit: "cover" }}
        />
      ) : (
        initialsOf(name)
      )}
    </Box>
  )
}
