import type { Account } from "#domain/account/account.ts"

import { measureInTurns, type Sample, type Target } from "../measure.ts"
import { ownCore, pinTo } from "../pinning.ts"
import { peakProbe, startProduct, startReference } from "../processes.ts"
import { signIn } from "../sign-in.ts"
import { asEachTime, type Workload, workloads } from "./workloads.ts"

/** A workload on one database: uncached (`first`, where answers are cached) and again, each beside the reference. */
export interface Samples {
  readonly first?: Sample | undefined
  readonly firstReference?: Sample | undefined
  readonly again?: Sample | undefined
  readonly againReference?: Sample | undefined
}

interface Database {
  readonly databaseUrl: string
  readonly providers: number
  /** The account that sends the signed-in requests. */
  readonly talker: Account
  readonly withReference: boolean
}

interface Pace {
  readonly rounds: number
  readonly seconds: number
  readonly isWanted: (name: string) => boolean
  /** Whether each server has a core of its own. */
  readonly isPinned: boolean
}

const megabytes = (bytes: number) => Math.round(bytes / 1_024 / 1_024)

interface Servers {
  readonly product: string
  /** The product without caches (`KEPT_MB` of 0): each answer is computed as for the first time. */
  readonly forgetful: string
  readonly reference: string | undefined
  readonly cookie: string
  readonly providers: number
}

/** The targets that are measured in turns, by the name of their sample. */
const targetsOf = (
  { kept, path, reference: question, signedIn }: Workload,
  { cookie, forgetful, product, providers, reference }: Servers
): ReadonlyArray<readonly [keyof Samples, Target]> => {
  const own = { url: product + path, ...(signedIn && { cookie }) }
  const theirs = reference === undefined || question === undefined ? undefined : { url: reference + question }
  const first = { url: forgetful + path, nextPath: asEachTime(path, providers) }
  const targets: ReadonlyArray<readonly [keyof Samples, Target | undefined]> = [
    ["first", kept ? first : undefined],
    // Paths vary in the same way, so that the client's cost is the same.
    ["firstReference", kept && theirs && { ...theirs, nextPath: asEachTime(question ?? "", providers) }],
    ["again", own],
    ["againReference", theirs]
  ]
  return targets.flatMap(([name, target]) => (target ? [[name, target] as const] : []))
}

/** Measures the workloads on one filled database, the server's time to start, and its memory at the end. */
export const measureReads = async (
  { databaseUrl, providers, talker, withReference }: Database,
  { isPinned, isWanted, ...pace }: Pace
) => {
  const start = performance.now()
  const product = await startProduct(databaseUrl, peakProbe)
  const readyAfter = performance.now() - start
  const forgetful = await startProduct(databaseUrl, [], { KEPT_MB: "0" })
  const reference = withReference
    ? await startReference({ DATABASE_URL: databaseUrl, PRODUCT_URL: product.url })
    : undefined
  const rows = new Map<string, Samples>()
  if (isPinned) {
    for (const { pid } of [product, forgetful, ...(reference ? [reference] : [])]) pinTo(ownCore, pid)
  }
  try {
    const cookie = await signIn(product.url, talker)
    const servers = {
      product: product.url,
      forgetful: forgetful.url,
      reference: reference?.url,
      cookie,
      providers
    }
    for (const workload of workloads(talker.id).filter(({ name }) => isWanted(name))) {
      const targets = targetsOf(workload, servers)
      const samples = await measureInTurns(
        targets.map(([, target]) => target),
        pace
      )
      const named = Object.fromEntries(targets.map(([name], index) => [name, samples[index]]))
      rows.set(workload.name, named)
      console.error(
        workload.name,
        targets.map(([name], at) => `${name} ${Math.round(samples[at]?.rate ?? 0)}/s`).join(", ")
      )
    }
    const [resident, peak] = [megabytes(await product.resident()), megabytes(await product.peak())]
    return {
      rows,
      server: `ready after ${Math.round(readyAfter)} ms; ${resident} MB after all workloads, ${peak} MB at most`
    }
  } finally {
    await reference?.stop()
    await forgetful.stop()
    await product.stop()
  }
}

export type MeasuredReads = Awaited<ReturnType<typeof measureReads>>
