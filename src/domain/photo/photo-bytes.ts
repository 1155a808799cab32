const heicBrands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"])

const textAt = (bytes: Uint8Array, start: number) => String.fromCharCode(...bytes.subarray(start, start + 4))

/** Whether a file is a HEIC photo, by what it begins with. */
export const isHeic = (bytes: Uint8Array): boolean =>
  textAt(bytes, 4) === "ftyp" && heicBrands.has(textAt(bytes, 8))
