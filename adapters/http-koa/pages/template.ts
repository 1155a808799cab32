import type { Middleware } from "../context.ts"
import { digestOf } from "../kept/packed.ts"

/** A rendered page without the site's origin, so that it is rendered once, by whatever host name it is requested. */
export interface Template {
  readonly status: 200 | 404 | 503
  /** The pieces of text between the places where the origin belongs. */
  readonly pieces: ReadonlyArray<string>
  /** Bytes that it takes. */
  readonly size: number
  /** Names the content. */
  readonly digest: string
  /** Allows the page's own style elements. */
  readonly policy: Middleware
}

interface Written extends Pick<Template, "policy" | "status"> {
  readonly html: string
  /** Stands in it for the origin. */
  readonly placeholder: string
}

export const templateOf = ({ html, placeholder, policy, status }: Written): Template => ({
  status,
  policy,
  pieces: html.split(placeholder),
  // Text beyond Latin letters takes two bytes a character.
  size: 2 * html.length,
  digest: digestOf(html)
})

export const fill = ({ pieces }: Template, origin: string): string => pieces.join(origin)
