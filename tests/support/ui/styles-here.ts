import createCache, { type EmotionCache } from "@emotion/cache"

let styles: EmotionCache | undefined

/** An Emotion cache for this document: the default one would not insert its styles again after the head was emptied. */
export const stylesHere = (): EmotionCache => {
  if (styles?.sheet.tags[0]?.isConnected !== true) styles = createCache({ key: "css" })
  return styles
}
