export const responseTimes = ["1h", "4h", "24h", "48h"] as const
export type ResponseTime = (typeof responseTimes)[number]

export const defaultResponseTime: ResponseTime = "24h"
