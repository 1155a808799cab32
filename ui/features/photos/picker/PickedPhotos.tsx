import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useId, useLayoutEffect, useRef } from "react"

import { maxPhotosOf, photoHint, tooManyPhotos } from "#domain/photo/photo-words.ts"
import { useStore } from "#ui/shared/state/store.ts"

import { type PhotoAct, PhotoTile } from "./PhotoTile.tsx"
import type { Picks } from "./picks.ts"
import type { Tile } from "./tile.ts"

interface Props {
  readonly picks: Picks
  readonly label: string
  /** Whether each photo can get a caption. */
  readonly isDescribed: boolean
  /** Whether the general hint for photos stands above, because no field shows it. */
  readonly hasHint?: boolean
  /** Called when the last photo is removed, to move the focus to the field's first button. */
  readonly onEmpty: () => void
}

const nothing: ReadonlyArray<Tile> = []

const grid = {
  display: "grid",
  gap: 1.5,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(8.25rem, 100%), 1fr))",
  alignItems: "start",
  m: 0,
  p: 0,
  listStyle: "none",
  // The width where there is no room for two side by side, as in a dialog on a phone.
  "& > li": { maxWidth: "12rem" }
}

const buttonIn = (list: HTMLElement | null, key: string, act: PhotoAct) => {
  const buttons = [...(list?.querySelectorAll<HTMLButtonElement>(`[data-photo="${key}"] [data-act]`) ?? [])]
  const enabled = buttons.filter(({ disabled }) => !disabled)
  return enabled.find(({ dataset }) => dataset["act"] === act) ?? enabled[0]
}

/**
 * Moves the focus once the tiles are rerendered: to the photo that was moved, or to the one that took a removed one's
 * place.
 */
const useFocusAfterAct = (picks: Picks, onEmpty: () => void) => {
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<{ readonly key: string; readonly act: PhotoAct }>(undefined)
  useLayoutEffect(() => {
    if (!wanted.current) return
    const { act, key } = wanted.current
    wanted.current = undefined
    buttonIn(list.current, key, act)?.focus()
  })
  const doAct = ({ key }: Tile, act: PhotoAct) => {
    if (act !== "remove") {
      wanted.current = { key, act }
      return picks.move(key, act === "left" ? -1 : 1)
    }
    const before = picks.tiles.get()
    const place = before.findIndex((tile) => tile.key === key)
    const next = before[place + 1] ?? before[place - 1]
    if (next) wanted.current = { key: next.key, act }
    else onEmpty()
    return picks.remove(key)
  }
  return { list, doAct }
}

/** How many photos were left out; stays until others are chosen, while `news` reports arrivals elsewhere. */
const LeftOut = ({ picks }: Pick<Props, "picks">) => {
  const count = useStore(picks.leftOut, 0)
  if (count === 0) return null
  return (
    <Typography role="alert" variant="body2" sx={{ color: "error.main", mb: 1 }}>
      {`${tooManyPhotos(maxPhotosOf[picks.purpose])} ${count} ${count === 1 ? "was" : "were"} left out.`}
    </Typography>
  )
}

/** The photos that were chosen, in their order. */
export const PickedPhotos = ({ hasHint = false, isDescribed, label, onEmpty, picks }: Props) => {
  const tiles = useStore(picks.tiles, nothing)
  const { doAct, list } = useFocusAfterAct(picks, onEmpty)
  const hint = useId()
  if (tiles.length === 0) return null
  return (
    <div>
      <LeftOut picks={picks} />
      {hasHint && (
        <Box id={hint} sx={{ mb: 1, typography: "caption", color: "text.secondary" }}>
          {photoHint}
        </Box>
      )}
      <Box
        ref={list}
        component="ul"
        aria-label={label}
        aria-describedby={hasHint ? hint : undefined}
        sx={grid}
      >
        {tiles.map((tile, place) => (
          <PhotoTile
            key={tile.key}
            tile={tile}
            picks={picks}
            name={`Photo ${place + 1} of ${tiles.length}`}
            isFirst={place === 0}
            isLast={place === tiles.length - 1}
            isDescribed={isDescribed}
            onAct={(act) => doAct(tile, act)}
          />
        ))}
      </Box>
    </div>
  )
}
