import Box from "@mui/material/Box"
import { useController } from "react-hook-form"

import { PhotoField } from "#ui/features/photos/PhotoField.tsx"

import type { ReviewFieldsProps } from "./ReviewFields.tsx"

const places = [
  { name: "beforePhotoIds", label: "Before", purpose: "review_before" },
  { name: "afterPhotoIds", label: "After", purpose: "review_after" }
] as const

type Place = (typeof places)[number]

const Photos = ({ fields, form, label, name, purpose }: ReviewFieldsProps["api"] & Place) => {
  const { field, fieldState } = useController({ control: form.control, name })
  return (
    <PhotoField
      {...field}
      label={label}
      purpose={purpose}
      fields={fields}
      isDescribed={false}
      error={fieldState.error?.message}
    />
  )
}

/** Fields for photos of before and after the job. */
export const ReviewPhotos = (api: ReviewFieldsProps["api"]) => (
  <Box sx={{ display: "grid", gap: 2 }}>
    {places.map((place) => (
      <Photos key={place.name} {...api} {...place} />
    ))}
  </Box>
)
