import Box from "@mui/material/Box"

import backyardDark from "./drawn/backyard-dark.svg"
import backyardLight from "./drawn/backyard-light.svg"
import bathroomDark from "./drawn/bathroom-dark.svg"
import bathroomLight from "./drawn/bathroom-light.svg"
import constructionDark from "./drawn/construction-dark.svg"
import constructionLight from "./drawn/construction-light.svg"
import homeDark from "./drawn/home-dark.svg"
import homeLight from "./drawn/home-light.svg"
import kitchenDark from "./drawn/kitchen-dark.svg"
import kitchenLight from "./drawn/kitchen-light.svg"
import poolDark from "./drawn/pool-dark.svg"
import poolLight from "./drawn/pool-light.svg"

const drawn = {
  backyard: [backyardLight, backyardDark],
  bathroom: [bathroomLight, bathroomDark],
  construction: [constructionLight, constructionDark],
  home: [homeLight, homeDark],
  kitchen: [kitchenLight, kitchenDark],
  pool: [poolLight, poolDark]
} as const

/** Width by height of a scene. */
export const sceneRatio = "400 / 320"

export type DrawnScene = keyof typeof drawn

interface Props {
  readonly scene: DrawnScene
  /** Whether the picture is loaded lazily, only when somebody scrolls near it. */
  readonly isLater?: boolean
}

// In the picture's sky colour, so that its place is visible before it loads.
const frame = {
  display: "block",
  width: "100%",
  maxWidth: 560,
  height: "auto",
  mx: "auto",
  borderRadius: 7,
  bgcolor: "art.sky"
}

/**
 * A scene as an image file, for pages that have many scenes or do not begin with this one: inline, each scene is fifty
 * elements that phones style and hydrate. Decorative: screen readers skip it.
 */
export const ScenePicture = ({ isLater = false, scene }: Props) => {
  const [light, dark] = drawn[scene]
  return (
    <Box component="picture" sx={{ display: "contents" }}>
      <source media="(prefers-color-scheme: dark)" srcSet={dark} />
      <Box
        component="img"
        alt=""
        width={400}
        height={320}
        {...(isLater && { loading: "lazy" })}
        src={light}
        sx={frame}
      />
    </Box>
  )
}
