import { type ResponseTime, responseTimes } from "#domain/provider/response-time.ts"

const responseWords: Record<ResponseTime, string> = {
  "1h": "Within 1 hour",
  "4h": "Within 4 hours",
  "24h": "Within 24 hours",
  "48h": "Within 48 hours"
}

export const responseOptions = responseTimes.map((value) => ({ value, label: responseWords[value] }))
