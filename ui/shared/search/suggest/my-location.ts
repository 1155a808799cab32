import { nearestZipCode } from "./zip-centres.ts"

const sentences = {
  denied: "Your browser does not tell us where you are. Please type a ZIP code or a city.",
  unknown: "We could not find out where you are. Please type a ZIP code or a city.",
  abroad: "There is no US ZIP code near you. Please type a ZIP code or a city."
}

const position = () =>
  new Promise<GeolocationCoordinates>((resolve, reject) => {
    const refuse = ({ code, PERMISSION_DENIED }: GeolocationPositionError) =>
      reject(new Error(code === PERMISSION_DENIED ? sentences.denied : sentences.unknown))
    // The API is absent where the page is not served over TLS.
    if (!("geolocation" in navigator)) reject(new Error(sentences.unknown))
    else
      navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), refuse, { timeout: 10_000 })
  })

const zipCentres = async () => {
  const response = await fetch("/zip-centres.txt")
  if (!response.ok) throw new Error(sentences.unknown)
  return response.text()
}

/** The ZIP code where the device is, found on the device: its position goes nowhere. Fails with a sentence for people. */
export const myZipCode = async (): Promise<string> => {
  const here = await position()
  const centres = await zipCentres().catch(() => {
    throw new Error(sentences.unknown)
  })
  const zipCode = nearestZipCode(centres, here)
  if (zipCode === null) throw new Error(sentences.abroad)
  return zipCode
}
