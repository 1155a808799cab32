import ExpandMoreIcon from "@mui/icons-material/ExpandMore"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { useId } from "react"

import type { User } from "#domain/account/account.ts"
import { ProviderAvatar } from "#ui/shared/components/ProviderAvatar.tsx"
import { usePopup } from "#ui/shared/components/use-popup.ts"

import { nameRoom } from "./header-room.ts"

// The menu's code (popover, focus trap) comes only for people who open it.
const load = async () => (await import("./UserMenuPopup.tsx")).UserMenuPopup

/** The person's first name, or "Profile", and what belongs to the account. */
export const UserMenu = ({ user }: { readonly user: User }) => {
  const { button, onClose, open } = usePopup(load)
  const id = useId()
  const name = user.firstName || "Profile"
  return (
    <>
      <Button
        id={`${id}-button`}
        color="inherit"
        aria-haspopup="menu"
        aria-controls={open && `${id}-menu`}
        {...button}
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
      {open && <open.Popup id={id} anchor={open.anchor} onClose={onClose} />}
    </>
  )
}
