import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"

import { useIsOwnBusiness } from "#ui/features/provider-profile/use-own-business.ts"
import { useFocusOnNewcomers } from "#ui/shared/components/use-focus-on-newcomers.ts"

import { PhotoStrip } from "./PhotoStrip.tsx"
import { portfolioQuery } from "./use-photos.ts"

interface Props {
  readonly providerId: string
  readonly businessName: string
}

/** The number of photos at first: two rows where there is room. */
const few = 8

/** A provider's work; nothing where there is none, or where it did not load. */
export const PhotoGallery = ({ businessName, providerId }: Props) => {
  const { data: photos = [] } = useQuery(portfolioQuery(providerId))
  const isOwn = useIsOwnBusiness(providerId)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? photos.length : few
  const { expectMore, list } = useFocusOnNewcomers(shown)
  const showAll = () => {
    expectMore()
    setWhole(true)
  }
  if (photos.length === 0) return null
  return (
    <Box sx={{ mt: 3 }}>
      <PhotoStrip
        ref={list}
        photos={photos}
        shown={shown}
        label={`Work of ${businessName}`}
        size={170}
        isGrid
        isOwn={isOwn}
      />
      {photos.length > few && !isWhole && (
        <Button size="small" variant="outlined" onClick={showAll} sx={{ mt: 1.5 }}>
          Show all {photos.length} photos
        </Button>
      )}
    </Box>
  )
}
