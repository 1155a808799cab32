/** The look of a photo field, used also before its code has loaded. */
export const labelLook = { mb: 0.75, fontSize: "0.9375rem", fontWeight: 600, lineHeight: 1.4 }
export const zoneLook = { p: 2, border: "1px dashed", borderColor: "outline", borderRadius: 3.5 }
