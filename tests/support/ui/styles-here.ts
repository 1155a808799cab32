import createCache, { type EmotionCache, type StylisElement } from "@emotion/cache"

/** What Testing Library and user-event ask about an element, and what tests do. */
const asked = new Set<unknown>(["display", "visibility", "pointer-events", "width"])

const isAsked = ({ children, props, type }: StylisElement): boolean =>
  type === "decl" ? asked.has(props) : Array.isArray(children) && children.some(isAsked)

/** Leaves out all other declarations: happy-dom matches each rule with each element, again after every change. */
const onlyAsked = (element: StylisElement) => {
  if (!isAsked(element)) Object.assign(element, { type: "", value: "", props: "", children: "", return: "" })
}

let styles: EmotionCache | undefined

/** An Emotion cache for this document: the default one would not insert its styles again after the head was emptied. */
export const stylesHere = (): EmotionCache => {
  if (styles?.sheet.tags[0]?.isConnected !== true)
    styles = createCache({ key: "css", stylisPlugins: [onlyAsked] })
  return styles
}
