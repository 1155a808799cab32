import { crc32, deflateSync } from "node:zlib"

import sharp from "sharp"

import { aPicture } from "./pictures.ts"

/** Text that must not be found in stored photos. */
export const secret = "30.2672N 97.7431W Olivia Park"

const text = (written: string) => Buffer.from(written, "latin1")

const uint16 = (value: number) => {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const jpegSegment = (marker: number, content: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker]), uint16(content.byteLength + 2), content])

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="${secret}"/></rdf:RDF></x:xmpmeta>`

// A Photoshop image resource that holds one IPTC record: the caption.
const iptc = () => {
  const record = Buffer.concat([Buffer.from([0x1c, 0x02, 0x78]), uint16(secret.length), text(secret)])
  const padded = record.byteLength % 2 === 0 ? record : Buffer.concat([record, Buffer.alloc(1)])
  return Buffer.concat([
    text("Photoshop 3.0\0"),
    text("8BIM"),
    uint16(0x0404),
    Buffer.alloc(2),
    uint32(record.byteLength),
    padded
  ])
}

const gps = { IFD0: { Copyright: secret }, IFD3: { GPSLatitude: "30/1 16/1 2/1", GPSLatitudeRef: "N" } }

const pngChunk = (type: string, content: Buffer) => {
  const named = Buffer.concat([text(type), content])
  return Buffer.concat([uint32(content.byteLength), named, uint32(crc32(named))])
}

// The signature and the first chunk, IHDR.
const pngHead = 33

const exifOf = async () => {
  const { exif } = await sharp(await aPicture(40, 40).withExif(gps).jpeg().toBuffer()).metadata()
  if (exif === undefined) throw new Error("The photo has no EXIF")
  return exif
}

const jpegWithAll = async () => {
  const jpeg = await aPicture().withExif(gps).withIccProfile("p3").jpeg().toBuffer()
  return Buffer.concat([
    jpeg.subarray(0, 2),
    jpegSegment(0xe1, Buffer.concat([text("http://ns.adobe.com/xap/1.0/\0"), text(xmp)])),
    jpegSegment(0xed, iptc()),
    jpegSegment(0xfe, text(secret)),
    jpeg.subarray(2)
  ])
}

const pngWithAll = async () => {
  const png = await aPicture().png().toBuffer()
  const exif = await exifOf()
  const start = exif.subarray(0, 4).toString("latin1") === "Exif" ? 6 : 0
  return Buffer.concat([
    png.subarray(0, pngHead),
    pngChunk("tEXt", text(`Comment\0${secret}`)),
    pngChunk("zTXt", Buffer.concat([text("Comment\0\0"), deflateSync(text(secret))])),
    pngChunk("iTXt", text(`XML:com.adobe.xmp\0\0\0\0\0${xmp}`)),
    pngChunk("eXIf", exif.subarray(start)),
    png.subarray(pngHead)
  ])
}

/** Photos that tell where they were taken, in every metadata segment that may hold it. */
export const tellingPhotos: Readonly<Record<string, readonly [type: string, make: () => Promise<Buffer>]>> = {
  "JPEG with EXIF, XMP, IPTC, a comment and a profile": ["image/jpeg", jpegWithAll],
  "PNG with EXIF, XMP and texts": ["image/png", pngWithAll],
  "WebP with EXIF and XMP": [
    "image/webp",
    () => aPicture().withExif(gps).withXmp(xmp).withIccProfile("p3").webp().toBuffer()
  ]
}

const html = text("<script>alert(document.domain)</script>")

// The end-of-central-directory record of an empty ZIP archive, with a comment.
const zipEnd = (comment: string) =>
  Buffer.concat([text("PK\u0005\u0006"), Buffer.alloc(16), Buffer.from([comment.length, 0]), text(comment)])

/** Polyglot files: photos that are valid as another type too. */
export const doublePhotos: Readonly<Record<string, () => Promise<Buffer>>> = {
  "JPEG with a page in a comment": async () => {
    const jpeg = await aPicture().jpeg().toBuffer()
    return Buffer.concat([jpeg.subarray(0, 2), jpegSegment(0xfe, html), jpeg.subarray(2)])
  },
  "JPEG with a page behind it": async () => Buffer.concat([await aPicture().jpeg().toBuffer(), html]),
  "JPEG with an archive behind it": async () =>
    Buffer.concat([await aPicture().jpeg().toBuffer(), zipEnd("alert(document.domain)")])
}

/** The names of a WebP file's chunks; throws where the file is none, or does not end with its last chunk. */
export const chunksOf = (file: Buffer): ReadonlyArray<string> => {
  if (file.toString("latin1", 0, 4) !== "RIFF" || file.toString("latin1", 8, 12) !== "WEBP")
    throw new Error("This is no WebP file")
  if (file.readUInt32LE(4) + 8 !== file.byteLength) throw new Error("Something is behind the file")
  const names: Array<string> = []
  for (let at = 12; at < file.byteLength;) {
    names.push(file.toString("latin1", at, at + 4))
    const size = file.readUInt32LE(at + 4)
    at += 8 + size + (size % 2)
  }
  return names
}
