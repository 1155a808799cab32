// `npm run lighthouse`: the built product with the demo marketplace, judged by Lighthouse on a phone, page by page.
// `npm run lighthouse -- --runs 1 --only /,/services`
import { parseArgs } from "node:util"

import { freePort } from "#tests/support/app/free-port.ts"
import { startDemoProduct } from "#tests/support/app/product.ts"
import { buildUi } from "#tests/support/app/ui-build.ts"
import { launchBrowserAt } from "#tests/support/browser/browser.ts"

import { firstPress } from "./first-press.ts"
import { type Judgement, judgePage } from "./judge.ts"
import { pressedPaths, publicPaths } from "./public-paths.ts"

const { values: options } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    only: { type: "string", default: "" }
  }
})
const runs = Math.max(1, Number.parseInt(options.runs, 10) || 1)

buildUi()
const product = await startDemoProduct()
const port = await freePort()
const browser = await launchBrowserAt(port)

try {
  const all = await publicPaths(product.url)
  const paths = options.only === "" ? all : options.only.split(",")
  console.log(`${paths.length} pages on a phone, the median of ${runs} ${runs === 1 ? "run" : "runs"}`)
  const pressed = await pressedPaths(product.url)
  const rows: Record<string, Judgement> = {}
  for (const path of paths) {
    const url = product.url + path
    const judgement = await judgePage(url, { port, runs })
    rows[path] = pressed.includes(path)
      ? { ...judgement, "first press": await firstPress(url, { runs }) }
      : judgement
    console.log(path, JSON.stringify(rows[path]))
  }
  console.table(rows)
} finally {
  await browser.close()
  await product.stop()
}
