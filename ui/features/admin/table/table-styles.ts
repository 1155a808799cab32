const line = "1px solid var(--mui-palette-divider)"

const wide = {
  "& th, & td": {
    textAlign: "left",
    verticalAlign: "top",
    p: 1.25,
    borderBottom: line,
    overflowWrap: "anywhere"
  },
  "& th": { verticalAlign: "baseline", fontWeight: 700, fontSize: "0.875rem", overflowWrap: "normal" }
}

// Each row is a card, each cell has its column head before it; the head row disappears, with its sort buttons.
const narrow = {
  "& thead": { display: "none" },
  "& tbody, & tr, & td": { display: "block" },
  "& tr": { border: line, borderRadius: 2, p: 1.5, mb: 1.5 },
  "& td": {
    display: "grid",
    gridTemplateColumns: "minmax(6rem, 35%) minmax(0, 1fr)",
    columnGap: 1,
    py: 0.75,
    overflowWrap: "anywhere"
  },
  "& td:empty": { display: "none" },
  // The head has the first column to itself: everything in the cell stands in the second.
  "& td::before": { content: "attr(data-label)", gridRow: "1 / span 9", color: "text.secondary" }
}

/**
 * A table whose rows become cards where its container (for container queries) is narrower than `roomForRows`, a length
 * relative to the text size, which people change.
 */
export const cardsWithout = (roomForRows: string) => ({
  width: "100%",
  borderCollapse: "collapse",
  [`@container (min-width: ${roomForRows})`]: wide,
  [`@container not (min-width: ${roomForRows})`]: narrow
})
