import Box from "@mui/material/Box"

import { specialtyPath } from "#ui/shared/routing/category-path.ts"
import { Link } from "#ui/shared/routing/Link.tsx"

/** The provider's specialties; each links to all providers of it. */
export const Specialties = ({ names }: { readonly names: ReadonlyArray<string> }) => (
  <Box component="ul" sx={{ display: "flex", flexWrap: "wrap", gap: 1, listStyle: "none", m: 0, p: 0 }}>
    {names.map((name) => (
      <li key={name}>
        <Link
          href={specialtyPath(name)}
          underline="none"
          variant="body2"
          sx={{
            display: "inline-block",
            px: 1.75,
            py: 0.75,
            border: 1,
            borderColor: "divider",
            borderRadius: "99px",
            bgcolor: "background.paper",
            color: "text.primary",
            "&:hover": { borderColor: "outline" }
          }}
        >
          {name}
        </Link>
      </li>
    ))}
  </Box>
)
