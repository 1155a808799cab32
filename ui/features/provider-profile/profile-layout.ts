/** The form with progress and preview beside it; on a phone progress, form and preview below each other. */
export const profileLayout = {
  display: "grid",
  gap: { xs: 3, md: 4 },
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 360px" },
  gridTemplateRows: { md: "auto 1fr" },
  gridTemplateAreas: {
    xs: '"progress" "form" "preview"',
    md: '"form progress" "form preview"'
  }
}
