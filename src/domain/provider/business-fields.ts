import { choice, yesOrNo } from "../shared/choice.ts"
import { maxLength } from "../shared/limits.ts"
import { optionalText } from "../shared/text.ts"
import { availabilities } from "./availability.ts"
import { responseTimes } from "./response-time.ts"

/** What a profile and the application ask for in one way (docs/product.md#business-profile); its texts are `businessTexts`. */
export const businessFields = {
  isLicensed: yesOrNo("Please say whether you are licensed"),
  licenseNumber: optionalText(maxLength.name),
  isInsured: yesOrNo("Please say whether you are insured"),
  insuranceProvider: optionalText(maxLength.name),
  availability: choice(availabilities, "Please choose your availability"),
  responseTime: choice(responseTimes, "Please choose your response time")
}
