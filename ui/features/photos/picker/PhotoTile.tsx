import ArrowBackIcon from "@mui/icons-material/ArrowBack"
import ArrowForwardIcon from "@mui/icons-material/ArrowForward"
import DeleteOutlineIcon from "@mui/icons-material/DeleteOutlineOutlined"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import IconButton from "@mui/material/IconButton"
import type SvgIcon from "@mui/material/SvgIcon"
import Typography from "@mui/material/Typography"
import { useId } from "react"

import { maxCaption } from "#domain/photo/photo-words.ts"
import { TextField } from "#ui/shared/forms/TextField.tsx"

import type { Picks } from "./picks.ts"
import { isSending, isThere, type Tile } from "./tile.ts"

/** The action of a photo's button, by which the focus is moved afterwards. */
export type PhotoAct = "left" | "remove" | "right"

interface Props {
  readonly tile: Tile
  readonly picks: Picks
  /** "Photo 2 of 3" */
  readonly name: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly isDescribed: boolean
  readonly onAct: (act: PhotoAct) => void
}

const square = {
  position: "relative",
  display: "grid",
  alignItems: "end",
  aspectRatio: "1",
  overflow: "hidden",
  borderRadius: 3,
  bgcolor: "surface.sunken",
  border: 1,
  borderColor: "divider",
  "& img": { position: "absolute", inset: 0, width: "100%", height: "100%", objectFit: "cover" },
  "& progress": {
    position: "relative",
    m: 1,
    width: "calc(100% - 16px)",
    accentColor: "var(--mui-palette-primary-main)"
  }
}

const Picture = ({
  id,
  name,
  picks,
  tile
}: Pick<Props, "name" | "picks" | "tile"> & { readonly id: string }) => (
  <Box sx={[square, tile.fault !== null && { borderColor: "error.main", borderWidth: 2 }]}>
    {tile.picture ? (
      <Box
        component="img"
        id={id}
        src={tile.picture}
        alt={tile.caption || name}
        onError={() => void picks.miss(tile.key)}
        sx={{ opacity: isThere(tile) ? 1 : 0.45 }}
      />
    ) : (
      <Typography id={id} variant="body2" sx={{ position: "absolute", inset: 12, color: "text.secondary" }}>
        {name}
      </Typography>
    )}
    {isSending(tile) && <progress value={tile.share} max={1} aria-label={`${name} is uploading`} />}
  </Box>
)

interface ActProps {
  readonly act: PhotoAct
  readonly label: string
  readonly icon: typeof SvgIcon
  readonly isOff?: boolean
}

/** One photo: its picture, its progress, its buttons and its caption. */
export const PhotoTile = ({ isDescribed, isFirst, isLast, name, onAct, picks, tile }: Props) => {
  const id = useId()
  const act = ({ act: deed, icon: Icon, isOff = false, label }: ActProps) => (
    <IconButton
      data-act={deed}
      aria-label={label}
      aria-describedby={id}
      disabled={isOff}
      onClick={() => onAct(deed)}
    >
      <Icon fontSize="small" />
    </IconButton>
  )
  return (
    <Box
      component="li"
      data-photo={tile.key}
      data-fault={tile.fault !== null || undefined}
      sx={{ minWidth: 0 }}
    >
      <Picture id={id} name={name} picks={picks} tile={tile} />
      {tile.fault !== null && (
        <Box sx={{ mt: 0.75 }}>
          <Typography variant="body2" sx={{ color: "error.main" }}>
            {tile.fault}
          </Typography>
          {tile.file && (
            <Button size="small" aria-describedby={id} onClick={() => picks.retry(tile.key)}>
              Try again
            </Button>
          )}
        </Box>
      )}
      <Box sx={{ display: "flex", justifyContent: "space-between" }}>
        {!(isFirst && isLast) &&
          act({ act: "left", icon: ArrowBackIcon, isOff: isFirst, label: "Move left" })}
        {!(isFirst && isLast) &&
          act({ act: "right", icon: ArrowForwardIcon, isOff: isLast, label: "Move right" })}
        {act({ act: "remove", icon: DeleteOutlineIcon, label: isSending(tile) ? "Cancel" : "Remove" })}
      </Box>
      {isDescribed && isThere(tile) && !tile.photo?.isAttached && (
        <TextField
          label="Describe this photo"
          size="small"
          value={tile.caption}
          inputProps={{ maxLength: maxCaption }}
          onChange={({ target }) => picks.type(tile.key, target.value)}
          onBlur={() => picks.describe(tile.key)}
        />
      )}
    </Box>
  )
}
