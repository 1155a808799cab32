import { isCalledAs } from "../register/holder-name.ts"
import { plainNumber } from "../register/plain-number.ts"
import type { Instant } from "../shared/instant.ts"
import type { Check, CheckedProvider } from "./check.ts"
import { isCheckValid } from "./valid.ts"

type Looked = Pick<Check, "expiresOn" | "holder" | "kind" | "reference" | "revokedAt">
type Stating = Pick<
  CheckedProvider,
  "businessName" | "insuranceProvider" | "isInsured" | "isLicensed" | "licenseNumber"
>

const plainInsurer = (typed: string) => typed.toLowerCase().replaceAll(/\s/g, "")

const claimNow = ({ kind, reference }: Looked, stated: Stating): string | null => {
  const { insuranceProvider, isInsured, isLicensed, licenseNumber } = stated
  if (kind === "license") {
    if (!isLicensed) return "The business no longer says that it is licensed"
    const isSame = plainNumber(licenseNumber ?? "") === plainNumber(reference)
    return isSame ? null : `The business now says: ${licenseNumber ?? "no number"}`
  }
  if (kind === "insurance") {
    if (!isInsured) return "The business no longer says that it is insured"
    const isSame = plainInsurer(insuranceProvider ?? "") === plainInsurer(reference)
    return isSame ? null : `The business now says: ${insuranceProvider ?? "no insurer"}`
  }
  return null
}

/** Where the business's own words are no longer those of a check that stands, for operators to judge. */
export const saidNow = (check: Looked, stated: Stating, now: Instant): ReadonlyArray<string> => {
  if (check.revokedAt !== null || !isCheckValid(check.expiresOn, now)) return []
  const claim = claimNow(check, stated)
  const isOthers = check.holder !== null && !isCalledAs(check.holder, stated.businessName)
  return [
    ...(claim === null ? [] : [claim]),
    ...(isOthers ? [`The holder in the register: ${check.holder}`] : [])
  ]
}
