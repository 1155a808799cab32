import createCache, { type EmotionCache } from "@emotion/cache"

let styles: EmotionCache | undefined

/** Emotion's own cache would take what it has ever written as written, also where a file has begun with an empty head. */
export const stylesHere = (): EmotionCache => {
  if (styles?.sheet.tags[0]?.isConnected !== true) styles = createCache({ key: "css" })
  return styles
}
