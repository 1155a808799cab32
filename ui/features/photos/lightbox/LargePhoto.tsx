import Box from "@mui/material/Box"
import CircularProgress from "@mui/material/CircularProgress"
import Typography from "@mui/material/Typography"
import { useState } from "react"

import { photoRemoved } from "#domain/photo/photo-words.ts"

interface Props {
  readonly address: string
  readonly name: string
}

/** Why a picture is missing: operators have removed it, or it could not be loaded. */
const reason = async (address: string): Promise<string> => {
  const answer = await fetch(address).catch(() => null)
  return answer?.status === 410 ? photoRemoved : "This photo cannot be shown."
}

const fitted = { position: "absolute", inset: 0, width: "100%", height: "100%", objectFit: "contain" }

/** One picture, as large as the screen allows, or the reason why it is missing. */
export const LargePhoto = ({ address, name }: Props) => {
  const [isLoaded, setLoaded] = useState(false)
  const [fault, setFault] = useState<string>()
  if (fault !== undefined) {
    return (
      <Typography role="alert" sx={{ m: "auto", px: 3, textAlign: "center" }}>
        {fault}
      </Typography>
    )
  }
  return (
    <>
      {!isLoaded && <CircularProgress color="inherit" aria-label="Loading the photo" sx={{ m: "auto" }} />}
      <Box
        component="img"
        src={address}
        alt={name}
        onLoad={() => setLoaded(true)}
        onError={() => void reason(address).then(setFault)}
        sx={[fitted, !isLoaded && { opacity: 0 }]}
      />
    </>
  )
}
