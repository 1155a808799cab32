import type { Ref } from "react"

import { photoTypes } from "#domain/photo/photo-words.ts"

interface Props {
  readonly ref: Ref<HTMLInputElement>
  readonly isSeveral?: boolean
  readonly onFiles: (files: ReadonlyArray<File>) => unknown
}

/**
 * The browser's own file chooser, which a button opens. Without `capture`, so that phones offer camera and library;
 * without HEIC in the list, so that iPhones convert to JPEG.
 */
export const PhotoInput = ({ isSeveral = true, onFiles, ref }: Props) => (
  <input
    ref={ref}
    type="file"
    hidden
    accept={photoTypes.join(",")}
    multiple={isSeveral}
    onChange={({ target }) => {
      onFiles([...(target.files ?? [])])
      // The same file may be chosen again.
      target.value = ""
    }}
  />
)
