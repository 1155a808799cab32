export const responseTimes = ["1h", "4h", "24h", "48h"] as const
export type ResponseTime = (typeof responseTimes)[number]

export const defaultResponseTime: ResponseTime = "24h"

/** "Within 4 hours". */
export const responseWords: Record<ResponseTime, string> = {
  "1h": "Within 1 hour",
  "4h": "Within 4 hours",
  "24h": "Within 24 hours",
  "48h": "Within 48 hours"
}
