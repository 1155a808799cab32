import { randomUUID } from "node:crypto"

import autocannon from "autocannon"
import zipcodes from "zipcodes"

import { benchProviderId } from "./dataset.ts"
import { startProduct } from "./processes.ts"
import { signIn } from "./sign-in.ts"
import { table } from "./table.ts"

type Asked = Pick<autocannon.Request, "headers" | "path">

interface Flood {
  readonly name: string
  readonly clients: number
  readonly ask: () => Asked
}

// Most ZIP codes have a provider within 50 miles: pages with results take longest to render.
const zipCodes = Object.keys(zipcodes.codes)
let searched = 0
const search = (): Asked => ({
  path: `/providers?zipCode=${zipCodes[(searched += 101) % zipCodes.length] ?? ""}`
})

let drawn = 0
const picture = (): Asked => ({ path: `/previews/provider/${benchProviderId((drawn += 1) % 1_000)}.png` })

const floodsOf = (cookie: string): ReadonlyArray<Flood> => [
  { name: "F1 alone", clients: 0, ask: search },
  { name: "F2 4 who search at random", clients: 4, ask: search },
  { name: "F3 16 who search at random", clients: 16, ask: search },
  { name: "F4 16 who look for previews", clients: 16, ask: picture },
  { name: "F5 16 with a session", clients: 16, ask: () => ({ ...search(), headers: { cookie } }) },
  {
    name: "F6 16 with made-up hosts",
    clients: 16,
    ask: () => ({ path: "/", headers: { host: `${randomUUID()}.example` } })
  }
]

const flood = (url: string, { ask, clients }: Flood, duration: number) =>
  autocannon({
    url,
    connections: clients,
    duration,
    requests: [{ setupRequest: (request) => ({ ...request, ...ask() }) }]
  })

/** Latency of the home page for one sequential client while other clients flood the server. */
const measure = async (url: string, each: Flood, seconds: number) => {
  const flooding = each.clients === 0 ? undefined : flood(url, each, seconds + 1)
  const headers = { "accept-encoding": "gzip" }
  const { latency, non2xx } = await autocannon({ url, connections: 1, duration: seconds, headers })
  if (non2xx > 0) throw new Error(`${each.name}: the home page was refused ${non2xx} times`)
  const others = await flooding
  const perSecond = (answers = 0) => answers / (seconds + 1)
  return [
    each.name,
    latency.p50,
    latency.p99,
    latency.max,
    perSecond(others?.["2xx"]),
    perSecond(others?.non2xx)
  ]
}

/** Latency of a cached page, in milliseconds, while other clients request what is not cached. */
export const measureFloods = async (
  databaseUrl: string,
  homeowner: Parameters<typeof signIn>[1],
  seconds: number
): Promise<string> => {
  const product = await startProduct(databaseUrl)
  try {
    const cookie = await signIn(product.url, homeowner)
    const rows: Array<ReadonlyArray<number | string>> = []
    // A warm-up round: fresh code is not yet compiled by the JIT.
    for (const each of floodsOf(cookie)) await measure(product.url, each, 1)
    for (const each of floodsOf(cookie)) rows.push(await measure(product.url, each, seconds))
    return table(["the home page beside", "p50 ms", "p99 ms", "max ms", "others' 2xx/s", "refused/s"], rows)
  } finally {
    await product.stop()
  }
}
