// Draws pictures in a process of its own (sharp-pictures.ts starts it). Plain CommonJS: it runs as it stands, before
// anything is built, and every line of it runs before Node starts the threads that libvips works on.
const { createHash } = require("node:crypto")
const { setPriority } = require("node:os")

// Of 20 (nice). Lower ones starve: with all cores busy, 3 % of one are left for a photo, which still ends in time.
const niceness = 15

// Threads inherit it: whoever reads is answered first, and photos get what is left of the machine.
setPriority(niceness)

const sharp = require("sharp")
const workerpool = require("workerpool")

// Ctrl-C reaches all processes of a terminal: a photo that is being worked on is finished, the server ends this one.
process.on("SIGINT", () => undefined)

// The channel to the server is broken: the server is gone, and nobody is left to report to.
process.on("error", () => process.exit(1))

const quality = 80
const loaders = ["Jpeg", "Png", "Webp"].map((format) => `VipsForeignLoad${format}`)

// What is read, is told by its bytes: nothing but these three formats, whatever a file is called.
sharp.block({ operation: ["VipsForeignLoad"] })
sharp.unblock({ operation: loaders })
sharp.cache(false)
sharp.concurrency(1)

const within = (side) => ({ width: side, height: side, fit: "inside", withoutEnlargement: true })

const drawn = async (photo, { maxPixels, sizes }) => {
  const options = { failOn: "error", limitInputPixels: maxPixels }
  const { height, width } = await sharp(photo, { limitInputPixels: false }).metadata()
  if (width * height > maxPixels) return { fault: "tooManyPixels" }
  const { data: large, info } = await sharp(photo, options)
    .autoOrient()
    .resize(within(sizes.large))
    .toColourspace("srgb")
    .webp({ quality })
    .toBuffer({ resolveWithObject: true })
  const thumb = await sharp(large, options).resize(within(sizes.thumb)).webp({ quality }).toBuffer()
  return {
    pictures: { large, thumb },
    width: info.width,
    height: info.height,
    sha256: createHash("sha256").update(large).digest("hex")
  }
}

let photo = Buffer.alloc(0)

const take = (piece, at, bytes) => {
  if (at === 0) photo = Buffer.allocUnsafeSlow(bytes)
  photo.set(piece, at)
}

const taken = () => {
  const whole = photo
  photo = Buffer.alloc(0)
  return whole
}

// A photo that cannot be read is an answer; an error that leaves here is a fault of this process.
const draw = async (bounds) => drawn(taken(), bounds).catch(() => ({ fault: "unreadable" }))

// Of a picture that was drawn here before.
const square = async (side) => sharp(taken()).resize(side, side).jpeg({ quality: 90 }).toBuffer()

workerpool.worker({ take, draw, square })
