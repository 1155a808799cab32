export const alertLabel = "Email me about new ones"

export const alertOptions = [
  { value: "off", label: "Off" },
  { value: "daily", label: "Daily" },
  { value: "weekly", label: "Weekly" }
] as const
