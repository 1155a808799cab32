import { BaseSequencer, type TestSpecification } from "vitest/node"

// These visit nearly every page. Vitest would sort by size in bytes where it has no durations, as in a clean checkout.
const longest = [
  "every-page",
  "weight",
  "crawl",
  "arrival",
  "accessibility",
  "long-words",
  "server-rendering"
].map((name) => `/tests/browser/${name}.test.ts`)

const rank = ({ moduleId }: TestSpecification) => {
  const place = longest.findIndex((file) => moduleId.endsWith(file))
  return place === -1 ? longest.length : place
}

/** Starts the slowest files of a layer first, so that no core is idle at its end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>) {
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer is no array
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}
