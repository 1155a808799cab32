import CheckIcon from "@mui/icons-material/Check"
import Box from "@mui/material/Box"
import Stack from "@mui/material/Stack"

const Badge = ({ children }: { readonly children: string }) => (
  <Box
    component="li"
    sx={{
      display: "inline-flex",
      alignItems: "center",
      gap: 0.5,
      pl: 0.75,
      pr: 1.25,
      py: 0.375,
      borderRadius: "99px",
      typography: "caption",
      fontWeight: 650,
      bgcolor: "surface.tinted",
      color: "surface.onTinted"
    }}
  >
    <CheckIcon aria-hidden sx={{ fontSize: 16 }} />
    {children}
  </Box>
)

interface Props {
  readonly isLicensed: boolean
  readonly isInsured: boolean
  readonly isBackgroundChecked?: boolean
}

/** What has been checked about a provider; nothing at all when nothing has. */
export const ProviderBadges = ({ isBackgroundChecked = false, isInsured, isLicensed }: Props) =>
  isLicensed || isInsured || isBackgroundChecked ? (
    <Stack
      component="ul"
      aria-label="Checked"
      direction="row"
      spacing={0.75}
      useFlexGap
      sx={{ flexWrap: "wrap", listStyle: "none", m: 0, p: 0 }}
    >
      {isLicensed && <Badge>Licensed</Badge>}
      {isInsured && <Badge>Insured</Badge>}
      {isBackgroundChecked && <Badge>Background Checked</Badge>}
    </Stack>
  ) : null
