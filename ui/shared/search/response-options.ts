import { responseTimes, responseWords } from "#domain/provider/response-time.ts"

export const responseOptions = responseTimes.map((value) => ({ value, label: responseWords[value] }))
