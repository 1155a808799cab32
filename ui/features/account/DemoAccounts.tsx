import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"

import { type DemoAccount, useDemoAccounts } from "./demo-accounts.ts"

interface Props {
  readonly onChoose: (account: DemoAccount) => void
}

/** The demo marketplace's accounts: a click fills the form. */
export const DemoAccounts = ({ onChoose }: Props) => {
  const accounts = useDemoAccounts()
  if (accounts.length === 0) return null
  return (
    <Box
      component="section"
      aria-labelledby="demo-accounts"
      sx={{ mt: 4, p: 2, border: "1px dashed", borderColor: "outline", borderRadius: 4 }}
    >
      <Typography id="demo-accounts" variant="h6" component="h2">
        Demo accounts
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
        Choose one to fill in the form.
      </Typography>
      {accounts.map((account) => (
        <Button
          key={account.email}
          size="small"
          variant="outlined"
          fullWidth
          onClick={() => onChoose(account)}
          sx={{
            justifyContent: "space-between",
            flexWrap: "wrap",
            columnGap: 2,
            fontWeight: 500,
            py: 0.75,
            mt: 1
          }}
        >
          <Box component="span" sx={{ overflowWrap: "anywhere", whiteSpace: "normal", textAlign: "start" }}>
            {account.email}
          </Box>
          <Box
            component="span"
            sx={{ color: "text.secondary", "&::first-letter": { textTransform: "uppercase" } }}
          >
            {account.role}
          </Box>
        </Button>
      ))}
    </Box>
  )
}
