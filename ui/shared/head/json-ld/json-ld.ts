import { originPlaceholder } from "#ui/shared/head/html.ts"

/** A thing as schema.org describes it. */
export interface JsonLd {
  readonly "@type": string
  readonly [property: string]: unknown
}

/** An absolute address of this site. */
export const absolute = (path: string): string => originPlaceholder + path
