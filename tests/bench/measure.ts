import autocannon from "autocannon"

export interface Sample {
  /** Requests per second. */
  readonly rate: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
}

const connections = 16
const warmUpSeconds = 3

export interface Target {
  readonly url: string
  readonly cookie?: string
  /** What the next request asks for; without it all ask for the same. */
  readonly nextPath?: () => string
}

/** Cycles through the paths: returns the next at each call, and after the last the first again. */
export const inTurn = (paths: readonly [string, ...ReadonlyArray<string>]) => {
  let asked = 0
  return () => paths[asked++ % paths.length] ?? paths[0]
}

const askingEach = (nextPath: () => string) => ({
  requests: [{ setupRequest: (request: autocannon.Request) => ({ ...request, path: nextPath() }) }]
})

/** Sends requests over 16 connections for `seconds`; an answer that is not 2xx fails the run. */
export const measure = async ({ cookie, nextPath, url }: Target, seconds: number): Promise<Sample> => {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(cookie === undefined ? {} : { headers: { cookie } }),
    ...(nextPath === undefined ? {} : askingEach(nextPath))
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} calls failed`)
  }
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}

const mean = (numbers: ReadonlyArray<number>) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

const summed = (samples: ReadonlyArray<Sample>): Sample => ({
  rate: mean(samples.map(({ rate }) => rate)),
  p50: mean(samples.map(({ p50 }) => p50)),
  p99: mean(samples.map(({ p99 }) => p99))
})

/** Measures targets in turns, so that a noisy moment of the machine affects all of them; returns a sample each. */
export const measureInTurns = async (
  targets: ReadonlyArray<Target>,
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number }
): Promise<ReadonlyArray<Sample>> => {
  const samples = targets.map((): Array<Sample> => [])
  // A warm-up round: fresh code is not yet compiled by the JIT.
  for (const target of targets) await measure(target, warmUpSeconds)
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, target] of targets.entries()) samples[index]?.push(await measure(target, seconds))
  }
  return samples.map(summed)
}
