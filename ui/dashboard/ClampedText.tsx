import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import { useState } from "react"

const clamped = {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: "3",
  overflow: "hidden"
}

// What fits into three lines on a desktop and is not much longer on a phone.
const shortEnough = (text: string) => text.length <= 240 && text.split("\n").length <= 3

/** Somebody's words; long ones show three lines and the rest on demand. */
export const ClampedText = ({ children }: { readonly children: string }) => {
  const [open, setOpen] = useState(false)
  const short = shortEnough(children)
  return (
    <>
      <Typography variant="body2" sx={{ whiteSpace: "pre-line", ...(short || open ? {} : clamped) }}>
        {children}
      </Typography>
      {!short && (
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)} sx={{ ml: -1.5 }}>
          {open ? "Show less" : "Show more"}
        </Button>
      )}
    </>
  )
}
