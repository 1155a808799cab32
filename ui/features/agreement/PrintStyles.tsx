import GlobalStyles from "@mui/material/GlobalStyles"

// Black on white, whatever the screen's colours, and no line cut in two.
const styles = {
  "@page": { margin: "18mm" },
  "@media print": {
    "html, body": { backgroundColor: "#fff !important", colorScheme: "light" },
    "body > :not(#root), header, footer, [data-screen-only]": { display: "none !important" },
    "#root *": {
      color: "#000 !important",
      backgroundColor: "transparent !important",
      borderColor: "#999 !important",
      boxShadow: "none !important"
    },
    "p, li, dt, dd, tr, h1, h2": { breakInside: "avoid" },
    "h1, h2": { breakAfter: "avoid" },
    p: { orphans: 3, widows: 3 }
  }
}

/** How a page looks in print: its content, without the screen's frame around it. */
export const PrintStyles = () => <GlobalStyles styles={styles} />
