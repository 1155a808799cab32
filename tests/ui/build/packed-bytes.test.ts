// @vitest-environment node
import { gzipSync } from "node:zlib"

import { expect, it } from "vitest"

import { packedBytes } from "#ui/build/packed-bytes.ts"

const aChunk = (name: string, code: string) => ({ name, code, fileName: `assets/${name}.js` })

const program = aChunk(
  "program",
  "export const card = () => styled('div', { display: 'flex', padding: 16 })\n"
)

const isProgram = ({ name }: { readonly name: string }) => name === "program"
const bytesOf = (code: string, isAlone = isProgram) =>
  packedBytes([program, aChunk("page", code)], isAlone, "program").get("assets/page.js")

it("counts neither comments nor the names that a reader needs", () => {
  const short = bytesOf("export const sum=(o)=>o.reduce((e,t)=>e+t,0)")
  const readable = bytesOf(
    "/** Everything. */\nexport const sum = (numbers) => numbers.reduce((all, each) => all + each, 0)"
  )
  expect(short).toBeGreaterThan(20)
  expect(readable).toBe(short)
})

it("counts little for what is much like the sample", () => {
  const like = "export const tile = () => styled('div', { display: 'flex', padding: 24 })"
  expect(bytesOf(like)).toBeLessThan(gzipSync(like).length / 2)
})

it("counts a file of its own as it is sent", () => {
  const like = "export const tile=()=>styled(`div`,{display:`flex`,padding:24});"
  expect(bytesOf(like, () => true)).toBe(gzipSync(like).length)
})

it("counts the sample as a whole", () => {
  expect(packedBytes([program], isProgram, "program").get(program.fileName)).toBeGreaterThan(50)
})

it("says what cannot be read, and that there is no sample", () => {
  expect(() => bytesOf("export const = 1")).toThrow(/^assets\/page\.js: /)
  expect(() => packedBytes([program], isProgram, "index")).toThrow("The build has no index")
})
