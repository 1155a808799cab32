import CheckIcon from "@mui/icons-material/Check"
import { useQuery } from "@tanstack/react-query"

import { badgeWords, checkWords } from "#domain/check/check-words.ts"
import type { ShownCheck } from "#domain/check/check.ts"
import type { Provider } from "#domain/provider/provider.ts"

import { Aside, Badge, Badges } from "../card/Badge.tsx"
import { checksQuery } from "../use-checks.ts"

type Shown = Pick<Provider, "id" | "isBackgroundChecked" | "isInsured" | "isLicensed">

const alone = { scope: null, reference: null, source: null, checkedAt: null, expiresOn: null }

// Until the checks have loaded, and where they cannot be: the badges that the provider's own data give.
const withoutChecks = (provider: Shown): ReadonlyArray<ShownCheck> => [
  ...(provider.isLicensed ? [{ kind: "license", state: "stated", ...alone } as const] : []),
  ...(provider.isInsured ? [{ kind: "insurance", state: "stated", ...alone } as const] : []),
  ...(provider.isBackgroundChecked ? [{ kind: "background", state: "checked", ...alone } as const] : [])
]

// An expired check is worth a badge only where the business still states the same.
const isShown = ({ isInsured, isLicensed }: Shown, { kind, state }: ShownCheck) =>
  state !== "expired" || (kind === "license" && isLicensed) || (kind === "insurance" && isInsured)

// The words stand below each other, beside the tick.
const withWords = {
  display: "grid",
  columnGap: 1,
  px: 1.5,
  py: 1,
  width: { xs: "100%", sm: "auto" },
  "& > :last-child": { gridColumn: -2 }
}

const CheckBadge = ({ check }: { readonly check: ShownCheck }) => {
  const isChecked = check.state === "checked"
  const words = isChecked && check.checkedAt === null ? null : checkWords(check)
  return (
    <Badge
      look={isChecked ? "checked" : "stated"}
      sx={
        words === null
          ? {}
          : { ...withWords, gridTemplateColumns: isChecked ? "16px minmax(0, 1fr)" : undefined }
      }
    >
      {isChecked && <CheckIcon aria-hidden sx={{ fontSize: 16 }} />}
      <span>{badgeWords[check.kind]}</span>
      {words !== null && <Aside look={isChecked ? "checked" : "stated"}> {words}</Aside>}
    </Badge>
  )
}

/**
 * What operators have checked about a business, and what it states about itself; nothing at all where there is neither.
 */
export const ProviderBadges = (provider: Shown) => {
  const { data: checks = withoutChecks(provider) } = useQuery(checksQuery(provider.id))
  const shown = checks.filter((check) => isShown(provider, check))
  return shown.length === 0 ? null : (
    <Badges>
      {shown.map((check) => (
        <CheckBadge key={`${check.kind} ${check.checkedAt} ${check.scope}`} check={check} />
      ))}
    </Badges>
  )
}
