import Box from "@mui/material/Box"

import type { Alike } from "#domain/operator/alike.ts"
import { Link } from "#ui/shared/routing/Link.tsx"

const sameWords = { phone: "same telephone", license: "same license number" }

const wordsOf = ({ holds, level, same }: Alike) =>
  ` (${holds ? level : `was ${level}`}): ${same.map((likeness) => sameWords[likeness]).join(", ")}`

/** Others who are or were sanctioned and have the same numbers: a hint, for families and employees share telephones. */
const AlikeAccounts = ({ alike }: { readonly alike: ReadonlyArray<Alike> }) => (
  <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
    {alike.map((account) => (
      <li key={account.userId}>
        <Link href={`/admin/people/${account.userId}`}>{account.name}</Link>
        {wordsOf(account)}
      </li>
    ))}
  </Box>
)

/** What the facts of an account say of them; nothing where there are none. */
export const alikeFact = (alike: ReadonlyArray<Alike>) =>
  alike.length > 0 && { Also: <AlikeAccounts alike={alike} /> }
