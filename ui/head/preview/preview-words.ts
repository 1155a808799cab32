/** What the picture says that stands beside a shared link. */
export interface PreviewWords {
  readonly title: string
  readonly lead: string
  /** The rating with one decimal, and what it rests on: "4.6", "14 reviews". Null without reviews. */
  readonly rating: { readonly value: string; readonly from: string } | null
  readonly facts: ReadonlyArray<string>
}

/** Pixels. */
export const previewSize = { width: 1200, height: 630 }

/** Where the picture of the page at `path` is. */
export const previewPath = (path: string): string => `/previews${path}.png`
