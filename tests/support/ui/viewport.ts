declare global {
  interface Window {
    readonly happyDOM: {
      readonly setURL: (url: string) => void
      readonly setViewport: (size: { readonly width: number; readonly height: number }) => void
    }
  }
}

/** Widths on either side of the medium breakpoint (900 pixels). */
export const phone = () => window.happyDOM.setViewport({ width: 390, height: 800 })
export const desktop = () => window.happyDOM.setViewport({ width: 1280, height: 800 })
