import ExpandMoreIcon from "@mui/icons-material/ExpandMore"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { lazy, Suspense, useId, useState } from "react"

import type { User } from "#domain/account/account.ts"
import { ProviderAvatar } from "#ui/shared/components/ProviderAvatar.tsx"

import { nameRoom } from "./header-room.ts"

// The menu's code (popover, focus trap) comes only for people who open it.
const loadPopup = async () => ({ default: (await import("./UserMenuPopup.tsx")).UserMenuPopup })
const UserMenuPopup = lazy(loadPopup)

/** The person's first name, or "Profile", and what belongs to the account. */
export const UserMenu = ({ user }: { readonly user: User }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const name = user.firstName || "Profile"
  return (
    <>
      <Button
        id={`${id}-button`}
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        onPointerEnter={() => void loadPopup().catch(() => undefined)}
        startIcon={<ProviderAvatar name={`${user.firstName} ${user.lastName}`} size={30} />}
        endIcon={<ExpandMoreIcon />}
        sx={{ px: { xs: 0.75, sm: 1.25 }, "& .MuiButton-startIcon": { display: { xs: "none", sm: "flex" } } }}
      >
        <Box
          component="span"
          sx={{
            ...nameRoom,
            overflow: "hidden",
            textOverflow: "ellipsis",
            whiteSpace: "nowrap"
          }}
        >
          {name}
        </Box>
      </Button>
      {anchor && (
        <Suspense>
          <UserMenuPopup id={id} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}
