import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { type ReactNode, useEffect, useRef, useState } from "react"

const step = 10

interface Props<Item> {
  readonly items: ReadonlyArray<Item>
  readonly children: (item: Item) => ReactNode
}

/** Entries of a list, ten at a time. Each child is an `li`. */
export const EntryList = <Item,>({ children, items }: Props<Item>) => {
  const [count, setCount] = useState(step)
  const list = useRef<HTMLUListElement>(null)
  const left = items.length - count
  // The button moves away or goes, so the focus goes to the first entry that came.
  useEffect(() => {
    if (count > step) list.current?.children[count - step]?.querySelector<HTMLElement>("a, button")?.focus()
  }, [count])
  return (
    <>
      <Box ref={list} component="ul" sx={{ display: "grid", gap: 2, m: 0, p: 0, listStyle: "none" }}>
        {items.slice(0, count).map(children)}
      </Box>
      {left > 0 && (
        <Box sx={{ display: "grid", justifyItems: "center", mt: 3 }}>
          <Button variant="outlined" onClick={() => setCount(count + step)}>
            Show {Math.min(left, step)} more
          </Button>
        </Box>
      )}
    </>
  )
}
