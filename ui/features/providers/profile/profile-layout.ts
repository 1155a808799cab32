/** Head, body and side of a provider's page; on phones the side, with its buttons, comes before the body. */
export const profileLayout = {
  display: "grid",
  columnGap: { md: 6, lg: 8 },
  rowGap: { xs: 4, md: 5 },
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 340px" },
  gridTemplateRows: { md: "auto 1fr" },
  gridTemplateAreas: { xs: '"head" "side" "body"', md: '"head side" "body side"' }
}
