import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import { useEffect, useRef, useState } from "react"

import { clampedTo } from "#ui/shared/format/clamped.ts"

// How much fits depends on the width, so it is measured again whenever that changes.
const useIsCut = (open: boolean) => {
  const text = useRef<HTMLParagraphElement>(null)
  const [cut, setCut] = useState(false)
  useEffect(() => {
    const element = text.current
    if (element === null || open) return undefined
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1))
    observer.observe(element)
    return () => observer.disconnect()
  }, [open])
  return { text, cut }
}

/** A person's words: three lines, and the rest on demand. */
export const ClampedText = ({ children }: { readonly children: string }) => {
  const [open, setOpen] = useState(false)
  const { cut, text } = useIsCut(open)
  return (
    <div>
      <Typography ref={text} variant="body2" sx={[{ whiteSpace: "pre-line" }, !open && clampedTo(3)]}>
        {children}
      </Typography>
      {(cut || open) && (
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)} sx={{ ml: -1.5 }}>
          {open ? "Show less" : "Show more"}
        </Button>
      )}
    </div>
  )
}
